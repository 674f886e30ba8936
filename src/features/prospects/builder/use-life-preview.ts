import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { lifeSource } from '#protocol/rest/prospects.ts'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { lifeSourceOfDraft } from './life-source.ts'
import type { ProspectDraft } from './prospect-draft.ts'

/** How long nothing is typed before the facts are made again, in milliseconds. */
const pauseMs = 500

/**
 * What the debtor of a draft would know, made by the server while the author is on the step. `null` as data: the type or
 * the name is still missing.
 */
export function useLifePreview(draft: ProspectDraft, prospectId: string | null) {
  const body = lifeSourceOfDraft(draft, prospectId)
  const wanted = body === null ? null : JSON.stringify(body)
  const [asked, setAsked] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [wanted])
  const answer = useSWR(
    asked === null ? null : `life of ${asked}`,
    () => callEndpoint('previewLife', { body: lifeSource.parse(JSON.parse(asked ?? '')) }),
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  return {
    lives: wanted === null ? null : answer.data,
    error: answer.error as unknown,
    retry: () => answer.mutate(),
  }
}
