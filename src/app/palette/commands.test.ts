import { CircleHelp } from 'lucide-react'
import { expect, it } from 'vitest'
import { type Command, matching } from './commands.ts'

const command = (label: string, changes: Partial<Command> = {}): Command => ({
  id: label,
  group: 'pages',
  icon: CircleHelp,
  label,
  action: { to: '/' },
  ...changes,
})
const labels = (commands: readonly Command[], search: string) =>
  matching(commands, search).map(({ label }) => label)

it('[PALETTE3] finds each word of a search, in any order, without case and accents', () => {
  const commands = [command('Call Lucía Fernández'), command('Call Frank Kowalski')]
  expect(labels(commands, 'fernandez LUCIA')).toEqual(['Call Lucía Fernández'])
  expect(labels(commands, 'call')).toHaveLength(2)
  expect(labels(commands, ' ')).toHaveLength(2)
  expect(labels(commands, 'frank lucia')).toEqual([])
})

it('[PALETTE3] has what is called so before what is only also known so, group by group', () => {
  const commands = [
    command('Dark', { group: 'preferences' }),
    command('Dark Debtor', { group: 'sessions' }),
    command('Billing', { keywords: 'dark figures' }),
    command('Dark pages'),
  ]
  expect(labels(commands, 'dark')).toEqual(['Dark pages', 'Billing', 'Dark', 'Dark Debtor'])
})
