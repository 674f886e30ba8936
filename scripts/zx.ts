import { labelledLines } from './training-lines.ts'
import { readFileSync, readdirSync } from 'node:fs'
import { readCases } from '#server/domain/debtor/acts/cases/read.ts'
import { readLine } from '#server/domain/debtor/acts/line.ts'
import { understand } from '#server/domain/debtor/acts/understand.ts'
import { buildIndex, findCues } from '#server/domain/debtor/acts/match.ts'
import { cueFiles } from '#server/domain/debtor/acts/cues/all.ts'
const ix=buildIndex(cueFiles)
const dir='server/domain/debtor/eval/training/'
const rows=[...labelledLines('utterances.dev.jsonl').filter(l=>l.lang==='es'),...readdirSync(dir).filter(f=>f.includes('es')).flatMap(f=>readCases(readFileSync(dir+f,'utf8')))]
const want=process.argv.slice(2)
for(const l of rows){const h=findCues(readLine(l.text),ix);for(const x of h as any[])if(x.means.kind==='act'&&want.includes(x.means.act)&&!l.acts.includes(x.means.act))console.log(x.means.act,'|',l.text,'|',l.acts.join(' '),'|',x.pattern.slice(0,130))}
