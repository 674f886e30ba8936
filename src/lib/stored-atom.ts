import { atomWithStorage } from 'jotai/utils'
import { storage } from './storage.ts'

/**
 * An atom that is persisted in local storage and synchronised between tabs. `parse` gets the parsed JSON, or
 * undefined if there is none, and must return a valid value for any input.
 */
export function storedAtom<Value>(key: string, parse: (stored: unknown) => Value) {
  const read = (text: string | null) => parse(text === null ? undefined : parseJson(text))
  return atomWithStorage<Value>(
    key,
    parse(undefined),
    {
      getItem: () => read(storage.get(key)),
      setItem: (_key, value) => storage.set(key, JSON.stringify(value)),
      removeItem: () => storage.remove(key),
      subscribe: (_key, callback) => {
        const follow = (event: StorageEvent) => {
          if (event.key === key) callback(read(event.newValue))
        }
        window.addEventListener('storage', follow)
        return () => window.removeEventListener('storage', follow)
      },
    },
    { getOnInit: true },
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
