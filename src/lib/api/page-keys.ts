/** Keeps pages apart in the cache from calls to the same URL, which hold rows without a cursor. */
export const pageKeyPrefix = 'page:'
/** SWR's prefix for the key of the list as a whole, in front of the key of its first page. */
export const pagedListKeyPrefix = `$inf$${pageKeyPrefix}`
