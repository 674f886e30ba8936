import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { CredentialFields, useCredentialsMissing } from '#src/components/account/account-fields.tsx'
import { useAccountForm, useEnterPortal } from '#src/components/account/use-account-form.ts'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Field, Input } from '#src/components/ui/field.tsx'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { AccessHeader, AccessLoading, AccessPage, AccessResult } from './access-page.tsx'
import { useLinkToken } from './use-link-token.ts'

/** /setup: the first admin of an empty database. The token may stand behind the `#`. */
export function SetupPage(): ReactNode {
  const token = useLinkToken()
  const { data, error, mutate } = useEndpoint('getRegistration', {})
  return (
    <AccessPage>
      {data ? (
        data.setupOpen ? (
          <SetupForm token={token ?? ''} />
        ) : (
          <SetupClosed />
        )
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void mutate()} />
      ) : (
        <AccessLoading />
      )}
    </AccessPage>
  )
}

function SetupClosed(): ReactNode {
  const t = useTranslations('access')
  return (
    <AccessResult
      icon={ShieldCheck}
      tone="plain"
      title={t('setupClosedTitle')}
      text={t('setupClosed')}
      actions={
        <ButtonLink to="/" variant="primary">
          {t('toLogin')}
        </ButtonLink>
      }
    />
  )
}

function SetupForm(props: { token: string }): ReactNode {
  const t = useTranslations()
  const enterPortal = useEnterPortal()
  const form = useAccountForm({
    failed: { title: t('access.setupFailedTitle'), text: t('landing.registerFailed') },
    required: { token: t('access.setupTokenMissing'), ...useCredentialsMissing() },
    fieldOf: { setup_token_invalid: 'token' },
    showsFieldErrors: true,
    send: async (read) => {
      await callEndpoint('setUp', {
        body: { token: read('token'), username: read('username'), password: read('password') },
      })
      enterPortal()
    },
  })
  return (
    <>
      <AccessHeader title={t('access.setupTitle')}>
        <p>{t('access.setupLead')}</p>
      </AccessHeader>
      <form noValidate onSubmit={form.submit} className="mt-5 flex flex-col gap-4">
        <Field
          label={t('access.setupToken')}
          hint={t('access.setupTokenHint')}
          error={form.fieldErrors.token}
        >
          {(control) => (
            <Input
              {...control}
              name="token"
              defaultValue={props.token}
              maxLength={limits.setupTokenMax}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <CredentialFields isNew errors={form.fieldErrors} />
        <Button type="submit" variant="primary" size="large" aria-disabled={form.busy} className="mt-1">
          {t(form.busy ? 'access.creatingAdmin' : 'access.createAdmin')}
        </Button>
      </form>
    </>
  )
}
