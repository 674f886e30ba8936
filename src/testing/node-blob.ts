import { Blob } from 'node:buffer'

/**
 * `fetch` answers with Node's Blob; jsdom has a class of its own. Imported before everything that checks an answer
 * against the class, as the endpoints of the REST table do.
 */
Object.assign(globalThis, { Blob })
