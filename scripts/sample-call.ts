// `npm run sample-call`: holds the two calls of the landing page with the built-in debtor, scores them with the built-in scorer,
// speaks them with the built-in voice, and writes public/sample-call/{en,es}.mp3 and src/features/landing/sample-calls.json.
// Needs sox with MP3 (Debian: sox, libsox-fmt-mp3).
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { sampleProspects } from '#db/seed/sample-prospects.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { realise } from '#server/domain/debtor/bank/realise.ts'
import { openingPlan, respond } from '#server/domain/debtor/fold.ts'
import type { Scenario, TranscriptLine } from '#server/domain/debtor/scenario.ts'
import { analyze } from '#server/domain/scoring/analyze.ts'
import { toSpokenText } from '#server/domain/speech/spoken-text.ts'
import { scenarioOf } from '#server/services/training-session/scenario.ts'
import { builtInVoices, embeddedTts } from '#server/providers/tts/embedded.ts'
import { defaultTuning } from '#server/providers/tts/tts.ts'

type SampleCall = {
  prospect: Parameters<typeof scenarioOf>[0]
  seed: number
  collector: { name: string; voiceId: string; lines: readonly string[] }
  debtorVoiceId: string
}

/** A Tuesday. */
const today = '2026-11-24'
/** People answer each other after about a fifth of a second; a listener needs a little longer to follow two voices. */
const gapMs = 450
const sampleRate = 22_050
const published = { ownerId: null, isPublic: true, createdAt: today }
const [female, male] = builtInVoices

const calls: Record<Language, SampleCall> = {
  en: {
    prospect: { ...sampleProspects.karen, ...published },
    seed: 3,
    debtorVoiceId: female.id,
    collector: {
      name: 'Daniel Ruiz',
      voiceId: male.id,
      lines: [
        'Karen Whitfield? This is Daniel Ruiz from Northgate Recovery, on a recorded line.',
        'Thank you. I am calling to collect a debt: six hundred and forty dollars from the clinic. How did that bill come about?',
        'I am sorry, that is a lot to sort out in a new job. What could you pay each month and still be comfortable?',
        'Then a hundred and five dollars a month, the first on December eighteenth. Does that work for you?',
      ],
    },
  },
  es: {
    prospect: { ...sampleProspects.roberto, ...published },
    seed: 9,
    debtorVoiceId: male.id,
    collector: {
      name: 'Ana Ruiz',
      voiceId: female.id,
      lines: [
        '¿Don Roberto Méndez? Le habla Ana Ruiz, de Recuperaciones del Norte. La llamada se graba.',
        'Gracias. Le llamo para cobrar una deuda de su tarjeta, dos mil trescientos cincuenta pesos. ¿Me cuenta por qué dejó de pagar?',
        'Siento mucho lo del coche. ¿Cuánto puede pagar al mes sin quedarse corto en casa?',
        'Véalo con ella, sin prisa. ¿Le llamo el jueves a las seis de la tarde para saber con cuántos pesos al mes están cómodos?',
      ],
    },
  },
}

const tts = embeddedTts({ threads: 1 })
const audio = new URL('../public/sample-call/', import.meta.url)
mkdirSync(audio, { recursive: true })
const samples = { en: await sample('en', calls.en), es: await sample('es', calls.es) }
writeFileSync(
  new URL('../src/features/landing/sample-calls.json', import.meta.url),
  `${JSON.stringify(samples, null, 2)}\n`,
)
await tts.close()

/** One call: what was said and when, and what the scorer made of it. */
async function sample(language: Language, call: SampleCall) {
  const scenario = scenarioOf(call.prospect, {
    seed: call.seed,
    sessionLanguage: language === 'en' ? 'english' : 'spanish',
    sessionType: 'standard',
    opening: 'cold',
    callDay: today,
    law: null,
  })
  const lines = hold(scenario, call.collector.lines)
  const { pcm, timed, durationMs } = await speak(language, call, lines)
  const file = new URL(`${language}.mp3`, audio)
  const raw = ['-t', 'raw', '-r', String(sampleRate), '-e', 'signed', '-b', '16', '-c', '1', '-']
  execFileSync('sox', ['-q', ...raw, '-C', '32', file.pathname, 'norm', '-1'], { input: pcm })
  const { overallScore, report } = analyze({ scenario, lines, feedbackLanguage: language })
  process.stdout.write(`${language}: ${overallScore}, ${Math.round(durationMs / 1_000)} s\n`)
  for (const { speaker, text } of lines) process.stdout.write(`  ${speaker}: ${text}\n`)
  const praised = report.criteria.find(
    ({ dimension, score, quote }) => dimension === 'empathy' && score === 2 && quote !== null,
  )
  if (!praised?.quote) throw new Error('the scorer praises nothing in this call')
  return {
    debtor: call.prospect.name,
    collector: call.collector.name,
    score: overallScore,
    praise: { quote: praised.quote.text, why: praised.why },
    durationMs,
    lines: timed,
  }
}

function hold(scenario: Scenario, said: readonly string[]): TranscriptLine[] {
  const lines: TranscriptLine[] = []
  let turn = 0
  const answer = (plan: Parameters<typeof realise>[0]) => {
    lines.push({
      itemId: null,
      speaker: 'assistant',
      text: realise(plan, { scenario, lines: [...lines], turn }),
    })
    turn += 1
  }
  answer(openingPlan(scenario))
  for (const text of said) {
    lines.push({ itemId: null, speaker: 'user', text })
    const { plan } = respond(scenario, lines)
    if (plan === null) break
    answer(plan)
  }
  return lines
}

/** The sound of all lines, one after the other, and when each of them is heard. */
async function speak(language: Language, call: SampleCall, lines: readonly TranscriptLine[]) {
  const parts: Uint8Array[] = []
  const timed: { by: 'collector' | 'debtor'; text: string; startMs: number; endMs: number }[] = []
  let atMs = 0
  for (const { speaker, text } of lines) {
    const by = speaker === 'user' ? 'collector' : 'debtor'
    const startMs = Math.round(atMs)
    for await (const pcm of spoken(
      language,
      by === 'debtor' ? call.debtorVoiceId : call.collector.voiceId,
      text,
    )) {
      parts.push(pcm)
      atMs += (pcm.byteLength / 2 / sampleRate) * 1_000
    }
    timed.push({ by, text, startMs, endMs: Math.round(atMs) })
    parts.push(new Uint8Array(Math.round((gapMs * sampleRate) / 1_000) * 2))
    atMs += gapMs
  }
  return { pcm: Buffer.concat(parts), timed, durationMs: Math.round(atMs) }
}

async function* spoken(language: Language, voiceId: string, text: string): AsyncGenerator<Uint8Array> {
  const connection = tts.open({
    voiceId,
    language: language === 'en' ? 'en-US' : 'es-MX',
    rate: 1,
    pitch: 1,
    tuning: defaultTuning,
  })
  for await (const event of connection.speak(toSpokenText(text, language).text, new AbortController().signal))
    if (event.type === 'audio') yield event.pcm
  connection.close()
}
