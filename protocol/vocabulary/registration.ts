import { z } from 'zod'

/** Who may register: everybody, people with an invitation, nobody. */
export const registrationModes = ['open', 'invite', 'closed'] as const
export const registrationMode = z.enum(registrationModes)
export type RegistrationMode = z.infer<typeof registrationMode>
