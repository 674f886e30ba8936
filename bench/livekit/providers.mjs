import { LLM } from '@livekit/agents-plugin-openai'
import { TTS } from '@livekit/agents-plugin-elevenlabs'

/**
 * The benchmark's model and voice, by LiveKit's own plug-ins.
 * @param {string} modelUrl @param {string} voicesUrl @param {string} model
 */
export function modelAndVoice(modelUrl, voicesUrl, model) {
  return {
    llm: new LLM({ model, baseURL: modelUrl, apiKey: 'none' }),
    tts: new TTS({
      apiKey: 'none',
      baseURL: `${voicesUrl}/v1`,
      voiceId: 'any',
      model: 'eleven_flash_v2_5',
      encoding: 'pcm_24000',
    }),
  }
}
