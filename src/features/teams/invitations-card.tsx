import { ChevronDown, ChevronRight, UserPlus } from 'lucide-react'
import { clsx } from 'clsx'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import type { Invitation } from '#protocol/rest/invitations.ts'
import { AlertDialog } from '#src/components/ui/alert-dialog.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
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
  // Behind a button: the people are what one comes for.
  const [expanded, setExpanded] = useState(false)
  const listId = useId()
  const formats = useFormats()
  const Chevron = expanded ? ChevronDown : ChevronRight
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
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {open.length > 0 ? (
          <Button
            variant="quiet"
            aria-expanded={expanded}
            aria-controls={listId}
            className="-ml-4"
            onClick={() => setExpanded(!expanded)}
          >
            <Chevron aria-hidden size={16} />
            {t('openInvitations')}
            <Badge className="tabular inline-flex">{formats.number(open.length)}</Badge>
          </Button>
        ) : (
          <p className={clsx('text-14 text-text-muted', !closed && 'max-sm:hidden')}>
            {closed ? t('registrationClosed') : t('invitationsHint')}
          </p>
        )}
        {!closed && (
          <Button variant="primary" onClick={() => setInviting(true)}>
            <UserPlus aria-hidden size={16} />
            {t('invite')}
          </Button>
        )}
      </div>
      {pages.error && !pages.rows && (
        <Card className="mt-3">
          <ErrorNotice error={pages.error} onRetry={pages.retry} />
        </Card>
      )}
      {open.length > 0 && expanded && (
        <Card id={listId} className="mt-3">
          <ul aria-label={t('openInvitations')} className="divide-y divide-border">
            {open.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                onRevoke={() => setRevoking(invitation)}
              />
            ))}
          </ul>
          <PagedListFooter list={pages} />
        </Card>
      )}
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
    </div>
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
