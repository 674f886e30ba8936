/** A page of a list stands in the cache apart from a call with the same address, which holds rows without a cursor. */
export const pageKeyPrefix = 'page:'
/** What swr puts before the key of a list's first page, for the list as a whole. */
export const pagedListKeyPrefix = `$inf$${pageKeyPrefix}`
