import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { jsonBody, LlmSimulator, type Script, tokensOf } from '#server/testing/llm-simulator.ts'
import { judgeRequest, soundVerdicts } from '#server/testing/sound-judgement.ts'
import { VoiceSimulator } from '#server/testing/voice-simulator.ts'
import { checkUp } from './check-up.ts'
import { type Finding, summed, told } from './finding.ts'

let model: LlmSimulator
let voice: VoiceSimulator
/** What the model answers instead of a sound reply or judgement. */
let instead: Script | null
/** What the judge answers instead of sound verdicts. */
let judged: string | null

beforeAll(async () => {
  voice = await VoiceSimulator.start()
  model = await LlmSimulator.start((request) => {
    if (instead) return instead
    const asked = judgeRequest(request)
    if (!asked) return { name: 'reply', tokens: tokensOf('A: Yes, this is me. Who is calling?') }
    return jsonBody(judged ?? JSON.stringify({ criteria: soundVerdicts(asked) }))
  })
})
afterAll(async () => {
  await model.close()
  await voice.close()
})
beforeEach(() => {
  instead = null
  judged = null
  voice.otherwise = { name: 'speak' }
  voice.refuseSockets = null
  voice.speech.script()
  voice.transcript = 'I can pay 200 dollars on Friday.'
})

type Settings = Record<string, string>
const key = 'a-secret-key'
const withModel = (): Settings => ({
  OPENAI_BASE_URL: model.baseUrl,
  OPENAI_API_KEY: key,
  OPENAI_MODEL: 'scripted',
})
const withElevenLabs = (): Settings => ({
  ELEVENLABS_BASE_URL: voice.elevenLabsUrl,
  ELEVENLABS_API_KEY: key,
})
const withSpeechServer = (): Settings => ({
  TEXT_TO_SPEECH_BASE_URL: voice.openAiUrl,
  TEXT_TO_SPEECH_API_KEY: key,
})
const withTranscription = (): Settings => ({
  SPEECH_TO_TEXT_BASE_URL: voice.openAiUrl,
  SPEECH_TO_TEXT_API_KEY: key,
})

async function findings(settings: Settings): Promise<Finding[]> {
  const all: Finding[] = []
  for await (const finding of checkUp(readConfig(settings))) all.push(finding)
  return all
}

/** What a person reads of one part. */
async function read(settings: Settings, part: Finding['part']): Promise<string> {
  for await (const finding of checkUp(readConfig(settings))) if (finding.part === part) return told(finding)
  return ''
}

describe('npm run doctor', () => {
  it('says that nothing is needed where nothing is configured', async () => {
    const all = await findings({})
    expect(all.map(told)).toEqual([
      '· Database: none is configured. The server starts its own Postgres in .data.',
      '· Language model: none is configured. The built-in debtor, coach and scorer do the work.',
      '· Voice: none is configured. The browser speaks, or eSpeak on this server: plain, but understood.',
      '· Transcription: none is configured. Browsers with a recogniser of their own hear; in others people type.',
    ])
    expect(summed(all)).toBe(
      'Nothing is configured, and nothing has to be: the portal works with its own parts.',
    )
  })

  it('tries a reply, a judgement, a voice and a transcription, and shows what came', async () => {
    const all = await findings({ ...withModel(), ...withElevenLabs(), ...withTranscription() })
    expect(all.map(({ part, verdict }) => `${part} ${verdict}`)).toEqual([
      'Database built_in',
      'Language model works',
      'Judge works',
      'Voice works',
      'Live transcription works',
      'Transcription works',
    ])
    const text = all.map(told).join('\n')
    expect(text).toContain('The debtor said: "Yes, this is me. Who is calling?"')
    expect(text).toMatch(/scripted judged (\d+) of \1 criteria of a sample call/u)
    expect(text).toMatch(/elevenlabs at http:\S+ speaks: first sound after/u)
    expect(text).toContain('"I can pay 200 dollars on Friday."')
    expect(text).toMatch(/elevenlabs at http:\S+ hears, in [\d.]+ s: "I can pay two hundred/u)
    expect(summed(all)).toBe('Everything that is configured works.')
    expect(voice.transcriptions.at(-1)?.bytes.subarray(0, 4).toString()).toBe('RIFF')
  })

  it('uses any speech server, and the language model server for transcriptions', async () => {
    const all = await findings({
      ...withSpeechServer(),
      OPENAI_BASE_URL: voice.openAiUrl,
      OPENAI_API_KEY: key,
    })
    const text = all.map(told).join('\n')
    expect(text).toMatch(/✓ Voice: \S+ at http/u)
    expect(text).toMatch(/✓ Transcription: http/u)
  })

  it.each<[string, () => Settings, Script, string]>([
    [
      'a refused key',
      withModel,
      { name: 'status', status: 401 },
      'Its key was refused: check OPENAI_API_KEY.',
    ],
    [
      'an unknown model',
      withModel,
      { name: 'status', status: 404 },
      'It knows no such address or model: check OPENAI_MODEL (now scripted) and OPENAI_BASE_URL.',
    ],
    [
      'an empty account',
      withModel,
      { name: 'status', status: 429 },
      'the account has reached its limit, or has no credit left',
    ],
    ['a broken server', withModel, { name: 'status', status: 503 }, 'It is there, but failed (503).'],
    [
      'a server that loads its model',
      () => ({ ...withModel(), REPLY_FIRST_TOKEN_TIMEOUT_MS: '500' }),
      { name: 'silent' },
      'A local model may still be loading',
    ],
    [
      'a server of another kind',
      withModel,
      { name: 'body', body: '<html></html>' },
      'Does OPENAI_BASE_URL lead to such a service?',
    ],
  ])('of %s it says what to do', async (_name, settings, script, advice) => {
    instead = script
    const text = await read(settings(), 'Language model')
    expect(text).toMatch(/^✗ Language model: scripted at /u)
    expect(text).toContain(advice)
    expect(text).toContain('Until then the debtor answers with its own words')
  })

  it('of a server that is not there it says how a container reaches the machine around it', async () => {
    const text = await read({ ...withModel(), OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }, 'Language model')
    expect(text).toContain('is OPENAI_BASE_URL its address?')
    expect(text).toContain('host.docker.internal')
  })

  it('does not ask what does not reply for a judgement', async () => {
    instead = { name: 'status', status: 401 }
    const all = await findings(withModel())
    expect(all.map(({ part }) => part)).not.toContain('Judge')
  })

  it.each([
    ['no JSON', 'I would say it went well.', 'gave no judgement'],
    ['no verdicts', '{"criteria":{}}', 'judged only 0 of'],
  ])('a model that judges with %s leaves the scores to the rules', async (_name, answer, says) => {
    judged = answer
    const text = await read(withModel(), 'Judge')
    expect(text).toMatch(/^✗ Judge: scripted/u)
    expect(text).toContain(says)
    expect(text).toContain('the built-in rules')
  })

  it('a voice that refuses its key still leaves a recording for the transcription', async () => {
    voice.refuseSockets = 401
    const all = await findings({ ...withElevenLabs(), ...withTranscription() })
    expect(all.map(({ part, verdict }) => `${part} ${verdict}`)).toContain('Transcription works')
    const text = all.map(told).join('\n')
    expect(text).toContain('Its key was refused: check ELEVENLABS_API_KEY.')
    expect(summed(all)).toBe('Not working as configured: voice.')
  })

  it('a transcription that hears something else is no transcription', async () => {
    voice.transcript = 'Thank you for watching.'
    const text = await read(withTranscription(), 'Transcription')
    expect(text).toContain('heard "Thank you for watching."')
  })

  it('a transcription without its key says which setting to check', async () => {
    voice.transcript = 401
    const text = await read(withTranscription(), 'Transcription')
    expect(text).toContain('Its key was refused: check SPEECH_TO_TEXT_API_KEY.')
  })

  it('a live transcription that is refused says which setting to check, and that recordings are not affected', async () => {
    voice.speech.refuseSockets = 401
    const all = await findings({ ...withElevenLabs(), ...withTranscription() })
    expect(all.map(({ part, verdict }) => `${part} ${verdict}`)).toEqual(
      expect.arrayContaining(['Live transcription fails', 'Transcription works']),
    )
    expect(all.map(told).join('\n')).toContain('Its key was refused: check ELEVENLABS_API_KEY.')
  })

  it('what hears live is all that is needed for transcription', async () => {
    const all = await findings(withElevenLabs())
    expect(all.map(({ part }) => part)).not.toContain('Transcription')
    expect(all.map(({ part }) => part)).toContain('Live transcription')
  })

  it('a database that is not there is named without its password', async () => {
    const text = await read({ DATABASE_URL: 'postgres://portal:hush@127.0.0.1:9/portal' }, 'Database')
    expect(text).toContain('✗ Database: 127.0.0.1:9/portal cannot be used')
    expect(text).not.toContain('hush')
  })

  it('never shows a key', async () => {
    instead = { name: 'status', status: 401, body: JSON.stringify({ error: { message: `bad ${key}` } }) }
    voice.refuseSockets = 401
    voice.transcript = 401
    const all = await findings({ ...withModel(), ...withElevenLabs(), ...withTranscription() })
    expect(all.map(told).join('\n')).not.toContain(key)
  })
})
