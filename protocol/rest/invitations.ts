import { z } from 'zod'
import { name, token } from '../text/kinds.ts'
import { limits } from '../vocabulary/limits.ts'
import { role } from '../vocabulary/roles.ts'
import { endpoint, nothing } from './endpoint.ts'
import { pageQuery } from './paging.ts'
import { personName } from './users.ts'

/** An invitation to register, for those who manage it. Its token is answered only when it is created. */
export const invitation = z.object({
  id: z.uuid(),
  role,
  team: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** For whom or for what, as its author wrote it; the invited people do not see it. */
  note: z.string().nullable(),
  createdBy: personName,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** How many accounts it may create, and has created. */
  uses: z.number().int().min(1),
  used: z.number().int().min(0),
  /** `void`: its author may no longer invite to this role and team. Only an open one can be used. */
  state: z.enum(['open', 'used', 'expired', 'void']),
})
export type Invitation = z.infer<typeof invitation>

/** The token is secret: a page puts it after the `#` of its address, which browsers never send to a server. */
export const newInvitation = invitation.extend({ token: z.string() })
export type NewInvitation = z.infer<typeof newInvitation>

export const invitationInput = z.strictObject({
  role: role.default('trainee'),
  teamId: z.uuid().nullable().default(null),
  note: name({ max: limits.nameMax })
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .default(null),
  uses: z.number().int().min(1).max(limits.invitationUsesMax).default(1),
  expiresInDays: z.number().int().min(1).max(limits.invitationDaysMax).default(limits.invitationDays),
})
export type InvitationInput = z.infer<typeof invitationInput>

/** What a person with the link may know. */
export const invitationInfo = z.object({
  role,
  /** The name of the team that the person joins. */
  team: z.string().nullable(),
  /** The display name of the person who invites. */
  invitedBy: z.string(),
  expiresAt: z.iso.datetime(),
})
export type InvitationInfo = z.infer<typeof invitationInfo>

export const invitationEndpoints = {
  listInvitations: endpoint({
    method: 'GET',
    path: '/api/invitations',
    summary:
      'Invitations that the user may revoke, newest first: those of the user’s team, for an admin all; 200 without `limit`',
    query: pageQuery,
    result: z.array(invitation),
  }),
  createInvitation: endpoint({
    method: 'POST',
    path: '/api/invitations',
    summary: 'Invite people; admins to any role and team, managers trainees to their own team',
    status: 201,
    errors: ['forbidden', 'not_found', 'registration_closed', 'rate_limited'],
    body: invitationInput,
    result: newInvitation,
  }),
  getInvitation: endpoint({
    method: 'GET',
    path: '/api/invitations/:token',
    summary: 'What an invitation is for; the same error for an unknown, used, expired or revoked one',
    access: 'public',
    errors: ['invitation_invalid', 'registration_closed', 'rate_limited'],
    params: z.strictObject({ token: token({ max: limits.tokenMax }) }),
    result: invitationInfo,
  }),
  revokeInvitation: endpoint({
    method: 'DELETE',
    // OpenAPI forbids two names for one path, so the parameter is called as above.
    path: '/api/invitations/:token',
    summary: 'Revoke an invitation by its id; accounts that it has created stay',
    status: 204,
    params: z.strictObject({ token: z.uuid().describe('The `id` of the invitation') }),
    result: nothing,
  }),
}
