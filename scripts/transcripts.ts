// `npm run transcripts`: plays the example calls and writes them with their analyses to docs/transcripts.
import { mkdirSync, writeFileSync } from 'node:fs'
import { playCall, transcriptCalls } from '#server/domain/transcripts/calls.ts'
import { transcriptPage } from '#server/domain/transcripts/markdown.ts'

const folder = new URL('../docs/transcripts/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const call of transcriptCalls) {
  writeFileSync(new URL(call.file, folder), transcriptPage(playCall(call)))
  process.stdout.write(`docs/transcripts/${call.file}\n`)
}
