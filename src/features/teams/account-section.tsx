import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { NewPasswordReset } from '#protocol/rest/password-reset.ts'
import type { Member } from '#protocol/rest/users.ts'
import { AlertDialog } from '#src/components/ui/alert-dialog.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { organisationEndpoints } from '#src/lib/api/affected-endpoints.ts'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { useErrorText } from '#src/lib/error-text.ts'
import { useFormats } from '#src/lib/format.ts'
import { useToast } from '#src/lib/toasts.ts'
import { useActionWithToasts } from '#src/lib/use-action-with-toasts.ts'
import { displayName } from '#src/lib/visitor.ts'
import { SecretLink } from './secret-link.tsx'

type Question = 'endLogins' | 'switchOff' | 'switchOn'

/** What somebody who manages the account of another person may do with it. */
export function AccountSection(props: { member: Member }): ReactNode {
  const t = useTranslations('people')
  const { member } = props
  const headingId = useId()
  const actions = useAccountActions(member)
  const [question, setQuestion] = useState<Question | null>(null)
  const [reset, setReset] = useState<NewPasswordReset | null>(null)
  const formats = useFormats()
  const name = displayName(member)
  const questions = {
    endLogins: {
      title: t('endLoginsTitle', { name }),
      description: t('endLoginsHint', { name }),
      confirm: t('endLogins'),
      onConfirm: actions.endLogins,
    },
    switchOff: {
      title: t('switchOffTitle', { name }),
      description: t('switchOffHint', { name }),
      confirm: t('switchOffConfirm'),
      onConfirm: () => {
        setReset(null)
        actions.setActive(false)
      },
    },
    switchOn: {
      title: t('switchOnTitle', { name }),
      description: t('switchOnHint', { name }),
      confirm: t('switchOnConfirm'),
      variant: 'primary',
      onConfirm: () => actions.setActive(true),
    },
  } as const
  return (
    <section aria-labelledby={headingId} className="border-t border-border pt-5">
      <h3 id={headingId} className="flex items-center gap-2 text-14 font-semibold">
        {t('account')}
        {!member.active && <Badge tone="caution">{t('off')}</Badge>}
      </h3>
      <p className="mt-1 text-14 text-text-muted">{member.active ? t('onHint') : t('offHint', { name })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {member.active ? (
          <>
            <Button onClick={() => void actions.createReset().then(setReset)}>{t('resetLink')}</Button>
            <Button onClick={() => setQuestion('endLogins')}>{t('endLogins')}</Button>
            <Button onClick={() => setQuestion('switchOff')}>{t('switchOff')}</Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => setQuestion('switchOn')}>
            {t('switchOn')}
          </Button>
        )}
      </div>
      {reset !== null && (
        <div className="mt-4">
          <SecretLink
            key={reset.token}
            label={t('resetLinkLabel')}
            hint={t('resetLinkOnce', { name, at: formats.time(reset.expiresAt) })}
            path="/reset-password"
            token={reset.token}
          />
        </div>
      )}
      <AlertDialog
        {...questions[question ?? 'endLogins']}
        open={question !== null}
        onOpenChange={(open) => !open && setQuestion(null)}
      />
    </section>
  )
}

function useAccountActions(member: Member) {
  const t = useTranslations()
  const run = useActionWithToasts()
  const toast = useToast()
  const errorText = useErrorText()
  const params = { id: member.id }
  const common = {
    failure: t('failures.unknown'),
    describeRefusal: (error: Error) => errorText(error).text,
    reload: organisationEndpoints,
  }
  return {
    /** A new link for a forgotten password; null after a failure, which is shown. */
    createReset: async (): Promise<NewPasswordReset | null> => {
      try {
        return await callEndpoint('createPasswordReset', { body: { userId: member.id } })
      } catch (error) {
        const { text, id } = errorText(error)
        toast({ tone: 'critical', title: t('common.error'), description: text, errorId: id })
        return null
      }
    },
    endLogins: () =>
      void run(() => callEndpoint('endUserLogins', { params }), {
        ...common,
        success: () => ({ title: t('people.loginsEnded'), description: displayName(member) }),
      }),
    setActive: (active: boolean) =>
      void run(() => callEndpoint('updateUser', { params, body: { active } }), {
        ...common,
        success: () => ({
          title: t(active ? 'people.switchedOn' : 'people.switchedOff'),
          description: displayName(member),
        }),
        describeRefusal: (error) =>
          error.code === 'conflict' ? t('people.lastAdmin') : errorText(error).text,
      }),
  }
}
