import type { Language } from '#protocol/vocabulary/language.ts'

/** Pages that are opened by a link from outside. */
const outsidePaths = ['/invitation', '/reset-password']

/**
 * The language if none was chosen: Spanish on the landing page, English after the login [LANG3]. A page that
 * is opened by a link from outside follows the browser [ACCESS11].
 */
export function fallbackLanguage(pathname: string, signedIn: boolean): Language {
  if (outsidePaths.includes(pathname)) return navigator.language.startsWith('es') ? 'es' : 'en'
  return signedIn ? 'en' : 'es'
}
