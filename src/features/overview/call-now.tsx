import { ArrowRight, Mic } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Prospect } from '#protocol/rest/prospects.ts'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { useLanguage } from '#src/i18n/language-provider.tsx'
import { defaultSessionLanguage } from '#src/lib/default-session-language.ts'
import { useStartSession } from '#src/lib/use-start-session.ts'

/** The buttons that call a debtor, or the way to choose one. */
export function Call(props: { prospect: Prospect | null }): ReactNode {
  const t = useTranslations('overview.next')
  if (props.prospect !== null) return <CallNow prospect={props.prospect} />
  return (
    <ButtonLink to="/training-setup" variant="primary" size="large">
      {t('choose')}
      <ArrowRight aria-hidden size={18} />
    </ButtonLink>
  )
}

/** Calls a debtor by voice, with one click; by text, with another one. */
function CallNow(props: { prospect: Prospect }): ReactNode {
  const t = useTranslations()
  const { language } = useLanguage()
  const { id: prospectId, primaryLanguage } = props.prospect
  const sessionLanguage = defaultSessionLanguage(primaryLanguage, language)
  const { start, starting } = useStartSession({
    failed: { title: t('common.error'), description: t('overview.couldNotStart') },
  })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="primary"
        size="large"
        aria-disabled={starting}
        onClick={() => {
          if (!starting) void start({ prospectId, sessionLanguage, communicationMode: 'voice' })
        }}
      >
        <Mic aria-hidden size={18} />
        {t('overview.next.callNow')}
      </Button>
      <Button
        variant="quiet"
        size="large"
        aria-disabled={starting}
        onClick={() => {
          if (!starting) void start({ prospectId, sessionLanguage, communicationMode: 'text' })
        }}
      >
        {t('overview.next.byText')}
      </Button>
    </div>
  )
}
