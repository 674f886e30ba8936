// `npm run call -- FILE "what the collector says"`: holds a call with the built-in debtor from the command line, one line
// a run. FILE holds one call in the form of data/calls; at the first run, without lines, the debtor opens it. Prints the
// reply and keeps both lines in FILE, the debtor's with its move. Without words it prints the call so far. Fails on a file
// that is no call and on a call that is over.
import { readFileSync, writeFileSync } from 'node:fs'
import { realise } from '#server/domain/debtor/bank/realise.ts'
import { openingPlan, respond } from '#server/domain/debtor/fold.ts'
import { scenarioOf } from '#server/services/training-session/scenario.ts'
import { recordedCall, transcriptLine } from './marked-calls.ts'

const [file, ...words] = process.argv.slice(2)
if (file === undefined) throw new Error('npm run call -- FILE "what the collector says"')

const call = recordedCall.parse(JSON.parse(readFileSync(file, 'utf8')))
const { prospect, session, heldOn } = call
const scenario = scenarioOf(prospect, { ...session, seed: session.seed ?? 1, callDay: heldOn, law: null })
const print = (text: string) => process.stdout.write(`${text}\n`)
const keep = (...lines: typeof call.lines) =>
  writeFileSync(file, `${JSON.stringify({ ...call, lines: [...call.lines, ...lines] })}\n`)

const text = words.join(' ').trim()
if (call.lines.length === 0) {
  const opening = realise(openingPlan(scenario), { scenario, lines: [], turn: 0 })
  keep({ speaker: 'debtor', text: opening })
  print(opening)
} else if (text === '') {
  for (const line of call.lines) print(`${line.speaker}: ${line.text}`)
} else {
  const lines = [...call.lines.map(transcriptLine), { itemId: null, speaker: 'user', text } as const]
  const { plan, move } = respond(scenario, lines)
  if (!plan || !move) throw new Error('The call is over.')
  const turn = lines.filter(({ speaker }) => speaker === 'user').length
  const reply = realise(plan, { scenario, lines, turn })
  keep({ speaker: 'collector', text }, { speaker: 'debtor', text: reply, move })
  print(plan.endsCall ? `${reply}\n(The call is over.)` : reply)
}
