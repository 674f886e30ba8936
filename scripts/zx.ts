import { readFileSync } from 'node:fs'
import { readLabelled } from '#server/domain/debtor/eval/labelled.ts'
import { readLine } from '#server/domain/debtor/acts/line.ts'
import { buildIndex, findCues } from '#server/domain/debtor/acts/match.ts'
import { cueFiles } from '#server/domain/debtor/acts/cues/all.ts'
const ix=buildIndex(cueFiles)
for(const f of process.argv.slice(2))for(const l of readLabelled(readFileSync(f,'utf8'))){const h=findCues(readLine(l.text),ix);for(const x of h){if(x.means.kind==='violation'&&!l.violations.includes(x.means.violation))console.log(l.lang,x.means.violation,'|',l.text,'| gold',l.violations.join(),'|',x.pattern.slice(0,160))}}
