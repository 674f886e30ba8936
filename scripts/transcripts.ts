// `npm run transcripts`: plays the example calls and writes them with their analyses to docs/transcripts, and the situations
// handled well and badly to docs/handled-calls.
import { mkdirSync, writeFileSync } from 'node:fs'
import { playCall, transcriptCalls } from '#server/domain/transcripts/calls.ts'
import { handledPages } from '#server/domain/transcripts/handled-page.ts'
import { transcriptPage } from '#server/domain/transcripts/markdown.ts'

const folder = new URL('../docs/transcripts/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const call of transcriptCalls) {
  writeFileSync(new URL(call.file, folder), transcriptPage(playCall(call)))
  process.stdout.write(`docs/transcripts/${call.file}\n`)
}

const handled = new URL('../docs/handled-calls/', import.meta.url)
mkdirSync(handled, { recursive: true })
for (const { file, text } of handledPages()) {
  writeFileSync(new URL(file, handled), text)
  process.stdout.write(`docs/handled-calls/${file}\n`)
}
