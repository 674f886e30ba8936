import { loginMarker } from '#protocol/vocabulary/login-marker.ts'

const names = [loginMarker.name, loginMarker.productionName]

/** Whether the server says that this browser has a login, which may have ended meanwhile. */
export function hasLoginMarker(): boolean {
  const cookies = document.cookie.split('; ')
  return names.some((name) => cookies.includes(`${name}=${loginMarker.value}`))
}

/** Forgets the login where the server could not say that it has ended. */
export function clearLoginMarker(): void {
  document.cookie = `${loginMarker.name}=; path=/; max-age=0`
  document.cookie = `${loginMarker.productionName}=; path=/; secure; max-age=0`
}
