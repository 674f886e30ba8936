/** The part of the package that the worker uses. It has no types of its own. */
declare module '@echogarden/espeak-ng-emscripten' {
  type EngineEvent = { type: string; text_position: number; audio_position: number }
  class Engine {
    /** 0: the voice is there; 2: it is unknown, and the one before stays. */
    set_voice(name: string): number
    set_rate(wordsAMinute: number): void
    /** 0 to 99. */
    set_pitch(pitch: number): void
    synthesize(text: string, hear: (audio: Int16Array | null, events: EngineEvent[]) => 0 | 1): void
  }
  export default function start(): Promise<{ eSpeakNGWorker: new () => Engine | Promise<Engine> }>
}
