import { copyTemplate, startTestServer } from '#db/testing/test-server.ts'
import { recordFakeMicrophone } from './support/fake-microphone.ts'
import { startPortal } from './support/start-portal.ts'

/**
 * Starts one Postgres for the whole run, with a database that contains the demo's samples, and passes both to
 * the workers in environment variables. Each worker copies that database, which is much faster than inserting
 * the samples again.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [server] = await Promise.all([startTestServer(), recordFakeMicrophone()])
  const samples = await copyTemplate(server.adminUrl)
  const portal = await startPortal(samples.url)
  await portal.stop()
  process.env['E2E_DATABASE_URL'] = server.adminUrl
  process.env['E2E_SAMPLES'] = samples.name
  return server.stop
}
