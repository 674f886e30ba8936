/** Metrics of a server process at one time. */
export type ServerMetrics = {
  residentMb: number
  heapMb: number
  rooms: number
  connections: number
  /** Active resources by type, as Node counts them. */
  handles: ReadonlyMap<string, number>
}

const megabyte = 1024 * 1024

/** Reads the metrics of a server that requires no token. */
export async function readMetrics(origin: string): Promise<ServerMetrics> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'mu').exec(text)?.[1])
  const handles = [...text.matchAll(/^nodejs_active_resources\{type="(\w+)"\} (\d+)$/gmu)]
  return {
    residentMb: value('process_resident_memory_bytes') / megabyte,
    heapMb: (value('nodejs_heap_size_used_bytes') + value('nodejs_external_memory_bytes')) / megabyte,
    rooms: value('portal_rooms'),
    connections: value('portal_channel_connections'),
    handles: new Map(handles.map(([, type = '', count]) => [type, Number(count)])),
  }
}

/** The types of resources of which there are more than before, with the number added. */
export function addedHandles(now: ServerMetrics, before: ServerMetrics): string[] {
  return [...now.handles].flatMap(([type, count]) => {
    const added = count - (before.handles.get(type) ?? 0)
    return added > 0 ? [`${added} ${type}`] : []
  })
}
