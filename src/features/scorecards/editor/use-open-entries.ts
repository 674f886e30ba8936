import { useState } from 'react'

export type OpenEntries = {
  has: (id: string) => boolean
  toggle: (id: string) => void
  /** Whether every entry is open. */
  all: boolean
  toggleAll: () => void
  /** Opens an entry that is about to be added. */
  add: (id: string) => void
}

/** Which entries show their fields. One that has to be mended does, whatever the user has closed. */
export function useOpenEntries(ids: readonly string[], isWrong: (id: string) => boolean): OpenEntries {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const has = (id: string) => open.has(id) || isWrong(id)
  const all = ids.every(has)
  return {
    has,
    toggle: (id) => {
      const after = new Set(open)
      if (has(id)) after.delete(id)
      else after.add(id)
      setOpen(after)
    },
    all,
    toggleAll: () => setOpen(new Set(all ? [] : ids)),
    add: (id) => setOpen(new Set([...open, id])),
  }
}
