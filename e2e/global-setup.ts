import { copyTemplate, startTestServer } from '#db/testing/test-server.ts'
import { recordFakeMicrophone } from './support/fake-microphone.ts'
import { startPortal } from './support/start-portal.ts'

/**
 * One Postgres for the whole run, with a database that holds the demo's samples. The workers get both from the
 * environment; each takes a copy of that database, which is far quicker than to write the samples again.
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
