import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'

/** The button that completes a reading or an example call. */
export function MarkDone(props: { saving: boolean; onComplete: () => Promise<boolean> }): ReactNode {
  const t = useTranslations('onboarding')
  return (
    <Button
      variant="primary"
      size="large"
      aria-disabled={props.saving}
      onClick={() => {
        if (!props.saving) void props.onComplete()
      }}
    >
      {props.saving ? t('saving') : t('markDone')}
    </Button>
  )
}
