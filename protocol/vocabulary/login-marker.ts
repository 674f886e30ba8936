/**
 * The cookie that tells the pages whether the browser has a login, which they cannot read themselves. It holds no secret
 * and grants nothing: without it the pages do not ask who is logged in. In production no subdomain can set it.
 */
export const loginMarker = {
  name: 'portal_signed_in',
  productionName: '__Host-portal_signed_in',
  value: 'yes',
} as const
