import { z } from 'zod'
import { command, event } from './command.ts'

/** `t` is the client's clock, echoed unchanged. */
export const ping = command('ping', { t: z.number() })
export const pong = event('pong', { t: z.number(), server_time: z.iso.datetime() })
