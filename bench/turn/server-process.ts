import { createDatabase } from '#db/client.ts'
import { openAiLlm } from '#server/providers/llm/openai.ts'
import { startTestServer } from '#server/testing/start-server.ts'
import { announceReadyAndWait } from './child.ts'

/** The unmodified server on a given database and model server. Arguments: database URL, base URL, model. */
const [url = '', baseUrl = '', model = ''] = process.argv.slice(2)
const database = { ...createDatabase(url), url }
const server = await startTestServer(database, { llm: openAiLlm({ baseUrl, apiKey: undefined, model }) })
await announceReadyAndWait(server.origin)
await server.close()
await database.close()
