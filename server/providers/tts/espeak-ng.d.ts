/** The part of the package that the worker uses. The package has no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  type EngineEvent = { type: string; text_position: number; audio_position: number }
  class Engine {
    /** Returns 0 on success, 2 for an unknown voice; then the previous one stays. */
    set_voice(name: string): number
    set_rate(wordsAMinute: number): void
    /** 0 to 99. */
    set_pitch(pitch: number): void
    synthesize(text: string, hear: (audio: Int16Array | null, events: EngineEvent[]) => 0 | 1): void
  }
  export default function start(): Promise<{ eSpeakNGWorker: new () => Engine | Promise<Engine> }>
}
