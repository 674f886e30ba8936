import { readFileSync } from 'node:fs'
import { readLabelled } from '#server/domain/debtor/eval/labelled.ts'
import { understand } from '#server/domain/debtor/acts/understand.ts'
for(const l of readLabelled(readFileSync(process.argv[2]!,'utf8'))){const u:any=understand(l.text,{callLanguage:l.lang,today:'2025-03-12',balanceCents:0,debtorName:''});const c:string[]=(globalThis as any).CUES;const p=[...c,...u.violations.map((v:any)=>v.violation)],g=[...l.acts,...l.violations] as string[];const miss=g.filter(x=>!p.includes(x)),wrong=p.filter(x=>!g.includes(x));if(miss.length||wrong.length)console.log(l.lang,'|',l.text,'| -',miss.join(' '),'| +',wrong.join(' '))}
