import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import { storage, storageKeys } from './storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const storedTheme = (): Theme => {
  const value = storage.get(storageKeys.theme)
  return value === 'light' || value === 'dark' ? value : 'system'
}

const themeAtom = atom<Theme | null>(null)

/** The selected theme and its setter. public/theme.js applies the stored theme before the first paint. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [chosen, setChosen] = useAtom(themeAtom)
  const choose = (theme: Theme) => {
    if (theme === 'system') storage.remove(storageKeys.theme)
    else storage.set(storageKeys.theme, theme)
    setChosen(theme)
    apply(theme)
  }
  return [chosen ?? storedTheme(), choose]
}

/** Follows the system theme unless the user has chosen another. */
export function useFollowSystemTheme(): void {
  const [theme] = useTheme()
  useEffect(() => {
    apply(theme)
    if (theme !== 'system') return
    const query = window.matchMedia('(prefers-color-scheme: dark)')
    const follow = () => apply('system')
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [theme])
}

function apply(theme: Theme): void {
  const dark =
    theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', dark)
}
