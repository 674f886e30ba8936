import { Download } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, buttonClass } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { PasswordInput } from '#src/components/ui/password-input.tsx'
import { ApiError } from '#src/lib/api/api-error.ts'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { urlOf } from '#src/lib/api/url.ts'
import { browser } from '#src/lib/browser.ts'
import { useErrorText } from '#src/lib/error-text.ts'
import { clearLoginMarker } from '#src/lib/login-marker.ts'
import { useToast } from '#src/lib/toasts.ts'
import { SettingRow } from './setting-row.tsx'

/** The user's data: export, or deletion of the account. */
export function Privacy(): ReactNode {
  const t = useTranslations('privacy')
  const [deleteDialogOpen, setDeleteDialogOpen] = useState(false)
  return (
    <>
      <Card>
        <SettingRow title={t('export')} hint={t('exportHint')}>
          {/* A link rather than a call: the browser streams the file to disk, whatever its size. */}
          <a href={urlOf('exportAccount', {})} download className={buttonClass()}>
            <Download aria-hidden size={16} />
            {t('exportAction')}
          </a>
        </SettingRow>
        <SettingRow title={t('delete')} hint={t('deleteHint')}>
          <Button className="text-critical" onClick={() => setDeleteDialogOpen(true)}>
            {t('deleteAction')}
          </Button>
        </SettingRow>
      </Card>
      <DeleteDialog open={deleteDialogOpen} onOpenChange={setDeleteDialogOpen} />
    </>
  )
}

function DeleteDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }): ReactNode {
  const t = useTranslations('privacy')
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={t('deleteTitle')}
      description={t('deleteDescription')}
    >
      <DeleteForm onCancel={() => props.onOpenChange(false)} />
    </Dialog>
  )
}

/** Requires the password: an unattended screen must not be enough. */
function DeleteForm(props: { onCancel: () => void }): ReactNode {
  const t = useTranslations('privacy')
  const tCommon = useTranslations('common')
  const [busy, setBusy] = useState(false)
  const [passwordError, setPasswordError] = useState<string>()
  const toast = useToast()
  const errorText = useErrorText()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const password = new FormData(event.currentTarget).get('password')
    if (typeof password !== 'string' || password === '') return setPasswordError(t('deletePasswordMissing'))
    setPasswordError(undefined)
    setBusy(true)
    try {
      await callEndpoint('deleteAccount', { body: { password } })
      clearLoginMarker()
      browser.reloadTo('/')
    } catch (error) {
      setBusy(false)
      const { text, id } = errorText(error)
      const code = error instanceof ApiError ? error.code : null
      if (code === 'wrong_password') setPasswordError(text)
      else if (code === 'conflict') setPasswordError(t('lastAdmin'))
      else toast({ tone: 'critical', title: tCommon('error'), description: text, errorId: id })
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label={t('deletePassword')} error={passwordError}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={props.onCancel}>{tCommon('cancel')}</Button>
        <Button type="submit" variant="critical" aria-disabled={busy}>
          {busy ? t('deleting') : t('deleteConfirm')}
        </Button>
      </div>
    </form>
  )
}
