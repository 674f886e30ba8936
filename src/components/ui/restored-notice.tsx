import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button } from '#src/components/ui/button.tsx'

/** Says that the draft was restored, and offers to start over. */
export function RestoredNotice(props: { onStartOver: () => void }): ReactNode {
  const t = useTranslations('steps')
  const [shown, setShown] = useState(true)
  if (!shown) return null
  return (
    <Banner
      tone="plain"
      title={t('restored')}
      action={
        <Button
          size="small"
          onClick={() => {
            setShown(false)
            props.onStartOver()
          }}
        >
          {t('startOver')}
        </Button>
      }
    />
  )
}
