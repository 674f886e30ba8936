import { createDatabase } from '#db/client.ts'
import { startTestServer } from '#server/testing/start-server.ts'
import { announceReadyAndWait } from '../turn/child.ts'

/** The unmodified server on the database with the given URL. */
const [url = ''] = process.argv.slice(2)
const database = { ...createDatabase(url), url }
const server = await startTestServer(database)
await announceReadyAndWait(server.origin)
await server.close()
await database.close()
