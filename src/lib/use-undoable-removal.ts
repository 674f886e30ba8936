import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { EndpointName } from '#protocol/rest/endpoints.ts'
import { ApiError } from './api/api-error.ts'
import { callEndpoint } from './api/call-endpoint.ts'
import { addresses } from './api/endpoint-addresses.ts'
import { urlOf } from './api/url.ts'
import { dismissToastAtom, toastLimits, toastsAtom, useToast } from './toasts.ts'
import { type ActionOptions, useActionWithToasts } from './use-action-with-toasts.ts'
import { beforeLogout } from './use-logout.ts'

/** How long a removal can be undone [UNDO1]: longer than other toasts, since there is something to decide. */
export const undoMs = 10_000

/** Ids of what is removed on the screens, whether or not the server knows already. */
const removedIdsAtom = atom<ReadonlySet<string>>(new Set<string>())

/** The rows without those that the user has removed. */
export function useWithoutRemoved<Rows extends readonly { id: string }[] | undefined>(
  rows: Rows,
): Rows | Extract<Rows, readonly unknown[]>[number][] {
  const removed = useAtomValue(removedIdsAtom)
  return useMemo(
    () => (removed.size === 0 ? rows : (rows?.filter(({ id }) => !removed.has(id)) ?? rows)),
    [rows, removed],
  )
}

export type Removal = {
  id: string
  endpoint: 'deleteProspect' | 'deleteCoach' | 'deleteScorecard' | 'deleteComment'
  /** What the toast with "Undo" says. */
  removed: string
} & Pick<ActionOptions<void>, 'failure' | 'describeRefusal' | 'reload' | 'reloadAfterRefusal'>

/** A toast with "Undo", which tells once it is undone. Returns the id of the toast. */
export function useUndoToast(): (title: string, undo: () => void) => number {
  const t = useTranslations('undo')
  const toast = useToast()
  return (title, undo) =>
    toast({
      tone: 'positive',
      title,
      displayMs: undoMs,
      action: {
        label: t('undo'),
        hint: t('hint', { hotkey: toastLimits.hotkey }),
        run: () => {
          undo()
          toast({ tone: 'positive', title: t('undone') })
          // The button disappears with its toast.
          document.querySelector<HTMLElement>('[data-route-heading]')?.focus()
        },
      },
    })
}

/**
 * Removes something from the screens at once, and from the server once it can no longer be undone: when the toast has
 * gone, by time, by hand or for the next one. The server has no call that brings something back, and a copy would be
 * something else: with another id, without what refers to it.
 *
 * Who leaves the page meanwhile has decided as well: then the deletion is sent at once, by a request that outlives the
 * page. Forgetting it would bring back what people saw disappear. If the browser dies without telling, nothing is sent:
 * what was removed is there again, and no data is lost.
 */
export function useUndoableRemoval(): (removal: Removal) => void {
  const store = useStore()
  const undoToast = useUndoToast()
  const dismiss = useSetAtom(dismissToastAtom)
  const run = useActionWithToasts()

  return ({ id, endpoint, removed, ...texts }) => {
    const hide = (hidden: boolean) => {
      const ids = new Set(store.get(removedIdsAtom))
      if (hidden) ids.add(id)
      else ids.delete(id)
      store.set(removedIdsAtom, ids)
    }
    let decided = false
    /** The first of undoing, sending and leaving counts. */
    const decide = () => {
      if (decided) return false
      decided = true
      unsubscribe()
      window.removeEventListener('pagehide', leave)
      beforeLogout.delete(send)
      return true
    }
    const send = async () => {
      if (!decide()) return
      dismiss(toastId)
      const { ok } = await run(() => deleteUnlessGone(endpoint, id), { success: () => null, ...texts })
      if (!ok) hide(false)
    }
    const leave = () => {
      if (!decide()) return
      dismiss(toastId)
      // Not by `callEndpoint`, which may have to wait: nothing that waits is continued.
      const { method } = addresses[endpoint]
      void fetch(urlOf(endpoint, { params: { id } }), { method, credentials: 'include', keepalive: true })
    }
    hide(true)
    const toastId = undoToast(removed, () => {
      if (decide()) hide(false)
    })
    const unsubscribe = store.sub(toastsAtom, () => {
      if (!store.get(toastsAtom).some((toast) => toast.id === toastId && toast.open)) void send()
    })
    window.addEventListener('pagehide', leave)
    beforeLogout.add(send)
  }
}

/** Deletes it; somebody else may have done so before. */
async function deleteUnlessGone(endpoint: Removal['endpoint'] & EndpointName, id: string): Promise<void> {
  try {
    await callEndpoint(endpoint, { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
