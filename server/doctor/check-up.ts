import type { Config } from '#server/config.ts'
import { checkDatabase } from './check-database.ts'
import { checkLiveTranscription } from './check-live-transcription.ts'
import { checkModel } from './check-model.ts'
import { checkTranscription } from './check-transcription.ts'
import { checkVoice } from './check-voice.ts'
import type { Finding } from './finding.ts'

/**
 * Tries everything that is configured, once and for real, through the providers that the server uses: the database, a reply, a
 * judgement, a spoken sentence, and its transcription, live and from a recording. Findings come as they are made.
 */
export async function* checkUp(config: Config): AsyncGenerator<Finding> {
  yield await checkDatabase(config)
  yield* checkModel(config)
  const { finding, spoken } = await checkVoice(config)
  yield finding
  if (spoken === null) return
  const live = await checkLiveTranscription(config, spoken)
  if (live) yield live
  // What transcribes live transcribes recordings, too, where nothing else does.
  if (live === null || config.speechToText !== null) yield await checkTranscription(config, spoken)
}
