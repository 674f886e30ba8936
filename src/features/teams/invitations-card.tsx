import { UserPlus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import type { Invitation } from '#protocol/rest/invitations.ts'
import { AlertDialog } from '#src/components/ui/alert-dialog.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { PagedListFooter } from '#src/components/ui/paged-list-footer.tsx'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { useEndpoint, useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { usePagedList } from '#src/lib/api/use-paged-list.ts'
import { useErrorText } from '#src/lib/error-text.ts'
import { useFormats } from '#src/lib/format.ts'
import { useToast } from '#src/lib/toasts.ts'
import { displayName } from '#src/lib/visitor.ts'

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }))

/** The invitations that still work, with a button for a new one. */
export function InvitationsCard(props: { user: User }): ReactNode {
  const t = useTranslations('people')
  const tCommon = useTranslations('common')
  const pages = usePagedList('listInvitations', {})
  const { data: registration } = useEndpoint('getRegistration', {})
  const [inviting, setInviting] = useState(false)
  const [revoking, setRevoking] = useState<Invitation | null>(null)
  const invalidate = useInvalidate()
  const toast = useToast()
  const errorText = useErrorText()
  const open = pages.rows?.filter(({ state }) => state === 'open') ?? []
  const closed = registration?.mode === 'closed'

  const revoke = async ({ id }: Invitation) => {
    try {
      await callEndpoint('revokeInvitation', { params: { token: id } })
      toast({ tone: 'positive', title: t('revoked') })
    } catch (failure) {
      const { text, id: errorId } = errorText(failure)
      toast({ tone: 'critical', title: tCommon('error'), description: text, errorId })
    }
    await invalidate('listInvitations')
  }

  return (
    <Card>
      <CardHeader
        title={t('invitations')}
        description={closed ? t('registrationClosed') : t('invitationsHint')}
        action={
          !closed && (
            <Button variant="primary" onClick={() => setInviting(true)}>
              <UserPlus aria-hidden size={16} />
              {t('invite')}
            </Button>
          )
        }
      />
      {pages.error && !pages.rows && <ErrorNotice error={pages.error} onRetry={pages.retry} />}
      {open.length > 0 && (
        <ul aria-label={t('openInvitations')} className="divide-y divide-border border-t border-border">
          {open.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              onRevoke={() => setRevoking(invitation)}
            />
          ))}
        </ul>
      )}
      <PagedListFooter list={pages} />
      {inviting && (
        <Suspense>
          <InviteDialog user={props.user} onClose={() => setInviting(false)} />
        </Suspense>
      )}
      <AlertDialog
        open={revoking !== null}
        onOpenChange={(shown) => !shown && setRevoking(null)}
        title={t('revokeTitle')}
        description={t('revokeHint')}
        confirm={t('revoke')}
        onConfirm={() => revoking && void revoke(revoking)}
      />
    </Card>
  )
}

function InvitationRow(props: { invitation: Invitation; onRevoke: () => void }): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const { role, team, note, uses, used, expiresAt, createdBy } = props.invitation
  const invited = t('people.invitedRole', {
    role: t(`vocabulary.role.${role}`),
    team: team?.name ?? t('teams.noTeam'),
  })
  const what = note === null ? invited : `${invited}: ${note}`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 font-medium">
          <span className="min-w-0 wrap-anywhere">{what}</span>
          {uses > 1 && (
            <Badge className="tabular inline-flex">
              {t('people.usedOf', { used: formats.number(used), uses: formats.number(uses) })}
            </Badge>
          )}
        </p>
        <p className="text-12 text-text-muted">
          {t('people.expiresBy', { at: formats.dateTime(expiresAt), name: displayName(createdBy) })}
        </p>
      </div>
      <Button size="small" aria-label={t('people.revokeNamed', { what })} onClick={props.onRevoke}>
        {t('people.revoke')}
      </Button>
    </li>
  )
}
