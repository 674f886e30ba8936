import { startTestServer } from '#db/testing/test-server.ts'
import { recordFakeMicrophone } from './support/fake-microphone.ts'

/** One Postgres for the whole run, told to the workers by the environment; each takes a copy of the template. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [server] = await Promise.all([startTestServer(), recordFakeMicrophone()])
  process.env['E2E_DATABASE_URL'] = server.adminUrl
  return server.stop
}
