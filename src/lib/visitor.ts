import { useState } from 'react'
import type { User } from '#protocol/rest/current-user.ts'
import { useEndpoint } from './api/use-endpoint.ts'
import { hasLoginMarker } from './login-marker.ts'

export type Visitor =
  | { name: 'loading' }
  | { name: 'anonymous' }
  | { name: 'user'; user: User }
  | { name: 'unreachable'; error: Error }

/**
 * The current visitor. Without a login the server is not asked [AUTH14]. A 401 means that the login has ended and is not
 * an error; after any other failure the visitor is unknown.
 */
export function useVisitor(): Visitor {
  // Of when the page was loaded: a logout elsewhere is met by the next call, not by a page that disappears.
  const [marked] = useState(hasLoginMarker)
  const { data, error, isLoading } = useEndpoint('currentUser', marked ? {} : null, { on401: 'undefined' })
  if (data) return { name: 'user', user: data }
  if (isLoading) return { name: 'loading' }
  if (error) return { name: 'unreachable', error }
  return { name: 'anonymous' }
}

/** The name by which the portal addresses a user. */
export function displayName(user: Pick<User, 'firstName' | 'lastName' | 'username'>): string {
  const full = [user.firstName, user.lastName].filter((part) => part !== null && part !== '').join(' ')
  return full === '' ? user.username : full
}

/** The person of a prospect's name, without the company behind the comma. */
export function personOf(name: string): string {
  return name.trim().split(/\s*,\s*/u)[0] ?? ''
}

/** One or two capital letters for an avatar: of a person, not of their company. */
export function initialsOf(name: string): string {
  const words = personOf(name).split(/\s+/u)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase()
}
