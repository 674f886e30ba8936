import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

const supervisedAtom = atom(false)

/** While the page shows somebody else's call, the sidebar counts it to the teams [NAV18]. */
export function useSupervisedPage(supervised: boolean): void {
  const set = useSetAtom(supervisedAtom)
  useEffect(() => {
    set(supervised)
    return () => set(false)
  }, [supervised, set])
}

/** Whether the page shows somebody else's call. */
export function useIsSupervisedPage(): boolean {
  return useAtomValue(supervisedAtom)
}
