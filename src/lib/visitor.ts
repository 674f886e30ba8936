import type { User } from '#protocol/rest/current-user.ts'
import { useEndpoint } from './api/use-endpoint.ts'
import { storage, storageKeys } from './storage.ts'

export type Visitor =
  | { name: 'loading'; likelySignedIn: boolean }
  | { name: 'anonymous' }
  | { name: 'user'; user: User }
  | { name: 'unreachable'; error: Error }

/**
 * The current visitor. A 401 means anonymous and is not an error; after any other failure the visitor is
 * unknown.
 */
export function useVisitor(): Visitor {
  const { data, error, isLoading } = useEndpoint('currentUser', {}, { on401: 'undefined' })
  if (data) return { name: 'user', user: data }
  if (isLoading) return { name: 'loading', likelySignedIn: storage.get(storageKeys.signedIn) === 'yes' }
  if (error) return { name: 'unreachable', error }
  return { name: 'anonymous' }
}

/** The name by which the portal addresses a user. */
export function displayName(user: Pick<User, 'firstName' | 'lastName' | 'username'>): string {
  const full = [user.firstName, user.lastName].filter((part) => part !== null && part !== '').join(' ')
  return full === '' ? user.username : full
}

/** One or two capital letters for an avatar: of a person, not of the company behind the comma. */
export function initialsOf(name: string): string {
  const [person = ''] = name.trim().split(/\s*,\s*/u)
  const words = person.split(/\s+/u)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase()
}
