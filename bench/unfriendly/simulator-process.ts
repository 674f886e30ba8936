import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LlmSimulator } from '#server/testing/llm-simulator.ts'
import { VoiceSimulator } from '#server/testing/voice-simulator.ts'
import { announceReadyAndWait } from '../turn/child.ts'
import { Dice } from './dice.ts'
import { letEarsFail } from './ear-faults.ts'
import { UnfriendlyModel } from './model-faults.ts'
import type { SimulatorReport, SimulatorSettings } from './rates.ts'
import { VoiceFaults } from './voice-faults.ts'

/** A service's voice and ears, and a model, in one process. Prints the URLs of the model, of the service and of its report. */
const { service, rates } = JSON.parse(process.argv[2] ?? '{}') as SimulatorSettings
const dice = new Dice()
const unfriendlyModel = new UnfriendlyModel(dice, rates)
const model = await LlmSimulator.start(
  (request) => {
    model.requests.length = 0
    return unfriendlyModel.answer(request)
  },
  { keeps: true },
)
const voices = await VoiceSimulator.start()
const voiceFaults = new VoiceFaults(voices, dice, service, rates)
letEarsFail(voices, dice, service, rates)
if (rates.dropSeconds > 0) setInterval(dropSockets, rates.dropSeconds * 1_000).unref()

const reports = createServer((_request, response) => {
  const open = {
    voiceSockets: voices.openSockets,
    earSockets: voices.speech.openSockets,
    speechRequests: voices.openRequests,
    modelRequests: unfriendlyModel.open,
  }
  const report: SimulatorReport = { faults: dice.faults, voicesAsked: voiceFaults.voicesAsked, open }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(report))
})
await new Promise<void>((resolve) => reports.listen(0, '127.0.0.1', resolve))
const { port } = reports.address() as AddressInfo
await announceReadyAndWait(`${model.baseUrl} ${voices.elevenLabsUrl} http://127.0.0.1:${port}`)
reports.close()
reports.closeAllConnections()
await model.close()
await voices.close()

/** The service restarts: every socket is lost, and for a moment none is accepted. */
function dropSockets(): void {
  for (let lost = voices.openSockets; lost > 0; lost--) dice.note('socket of the voice lost', '')
  for (let lost = voices.speech.openSockets; lost > 0; lost--) dice.note('socket of the ears lost', '')
  voices.dropSockets()
  voices.speech.dropSockets()
  voices.refuseSockets = 503
  voices.speech.refuseSockets = 503
  setTimeout(() => {
    voices.refuseSockets = null
    voices.speech.refuseSockets = null
  }, refusesForMs)
}

const refusesForMs = 300
