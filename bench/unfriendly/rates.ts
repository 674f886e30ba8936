/** Shares of what meets a fault, and how often connections are lost. All zero: friendly services. */
export type Rates = {
  /** Of the clauses that a voice is asked for. */
  clauses: number
  /** Of the utterances that are heard while they are spoken, and of the recordings. */
  utterances: number
  /** Of the requests to the model. */
  model: number
  /** All sockets of voice and ears are dropped so often; 0 for never. */
  dropSeconds: number
}

export const friendly: Rates = { clauses: 0, utterances: 0, model: 0, dropSeconds: 0 }

export type Service = 'elevenlabs' | 'openai'

/** What a simulator's process is started with. */
export type SimulatorSettings = { service: Service; rates: Rates }

/** A fault that occurred; `about` is the clause or the line, empty where it belongs to neither. */
export type Fault = { kind: string; about: string }

/** What a simulator tells when it is asked. */
export type SimulatorReport = {
  faults: Fault[]
  /** For each clause that met a fault, the voices that were asked for it, in order. */
  voicesAsked: Record<string, string[]>
  /** What is open now. */
  open: { voiceSockets: number; earSockets: number; speechRequests: number; modelRequests: number }
}
