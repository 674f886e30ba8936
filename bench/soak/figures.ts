/** What a server process says of itself, at one moment. */
export type Figures = {
  residentMb: number
  heapMb: number
  rooms: number
  connections: number
  /** What keeps it busy, by type, as Node counts it. */
  handles: ReadonlyMap<string, number>
}

const megabyte = 1024 * 1024

/** Reads the figures of a process that asks for no token. */
export async function figuresOf(origin: string): Promise<Figures> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const one = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'mu').exec(text)?.[1])
  const handles = [...text.matchAll(/^nodejs_active_resources\{type="(\w+)"\} (\d+)$/gmu)]
  return {
    residentMb: one('process_resident_memory_bytes') / megabyte,
    heapMb: (one('nodejs_heap_size_used_bytes') + one('nodejs_external_memory_bytes')) / megabyte,
    rooms: one('portal_rooms'),
    connections: one('portal_channel_connections'),
    handles: new Map(handles.map(([, type = '', count]) => [type, Number(count)])),
  }
}

/** Of which handles there are more than there were, and how many. */
export function more(now: Figures, before: Figures): string[] {
  return [...now.handles].flatMap(([type, count]) => {
    const added = count - (before.handles.get(type) ?? 0)
    return added > 0 ? [`${added} ${type}`] : []
  })
}
