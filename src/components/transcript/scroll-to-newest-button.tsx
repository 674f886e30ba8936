import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'

/** Floats over a transcript, scrolls to its end, and tells whether new lines arrived there. */
export function ScrollToNewestButton(props: { hasUnseen: boolean; onClick: () => void }): ReactNode {
  const t = useTranslations('session')
  return (
    <Button
      size="small"
      variant={props.hasUnseen ? 'primary' : 'secondary'}
      className="absolute bottom-3 left-1/2 -translate-x-1/2 animate-appear shadow-raised"
      onClick={props.onClick}
    >
      <ArrowDown aria-hidden size={16} />
      {props.hasUnseen ? t('newMessages') : t('toNewest')}
    </Button>
  )
}
