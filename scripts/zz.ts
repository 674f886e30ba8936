import { readFileSync } from 'node:fs'
import { labelledLines, readLabelled } from '#server/domain/debtor/eval/labelled.ts'
import { readCases } from '#server/domain/debtor/acts/cases/read.ts'
import { englishCases } from '#server/domain/debtor/acts/cases/en.ts'
import { spanishCases } from '#server/domain/debtor/acts/cases/es.ts'
import { train } from '#server/domain/debtor/acts/learned/train.ts'
import { understand } from '#server/domain/debtor/acts/understand.ts'
import { marginsOf, openModel, toStored } from '#server/domain/debtor/acts/learned/model.ts'
import { featuresOf } from '#server/domain/debtor/acts/learned/features.ts'
import { readLine } from '#server/domain/debtor/acts/line.ts'
import { collectorActs, violationIds } from '#server/domain/debtor/acts/understanding.ts'
const [trainFiles, testFile] = [process.argv[2]!.split(','), process.argv[3]!]
const read=(f:string)=>readLabelled(readFileSync(f,'utf8'))
const base=[...read('/tmp/old855.jsonl'),...readCases(englishCases),...readCases(spanishCases)]
const rows=[...base,...trainFiles.filter(Boolean).flatMap(read)]
const labels=[...collectorActs,...violationIds]
const model=openModel(toStored(train(rows.map(r=>({text:r.text,labels:[...r.acts,...r.violations]})),labels)))
const test=read(testFile).map(l=>{const u:any=understand(l.text,{callLanguage:l.lang,today:'2025-03-12',balanceCents:0,debtorName:''});const line=readLine(l.text);const W=+(process.env.W??99),ST=+(process.env.ST??6),MX=+(process.env.MX??16);const segs:any[]=[];for(const s of line.sentences){if(line.sentences.length>1)segs.push([s]);if(s.tokens.length>MX)for(let i=0;i<s.tokens.length-W/2;i+=ST)segs.push([{...s,tokens:s.tokens.slice(i,i+W)}])};const ms=[line.sentences,...segs].map(s=>marginsOf(model,featuresOf(s)));return{l,cues:(globalThis as any).CUES.acts.map((x:any)=>x.act) as string[],u:(globalThis as any).CUES,ms}})
const f1=(lang:string,pick:(t:any,a:string)=>boolean,names:readonly string[],of:'acts'|'violations')=>{let s=0,TP=0,FP=0,FN=0;for(const a of names){let tp=0,fp=0,fn=0;for(const t of test){if(t.l.lang!==lang)continue;const p=pick(t,a),g=(t.l[of] as string[]).includes(a);if(p&&g)tp++;else if(p)fp++;else if(g)fn++}s+=2*tp/Math.max(1,2*tp+fp+fn);TP+=tp;FP+=fp;FN+=fn}return{macro:+(s/names.length).toFixed(3),p:+(TP/Math.max(1,TP+FP)).toFixed(3),r:+(TP/(TP+FN)).toFixed(3)}}
console.log('rows',rows.length,'test',test.length)
for(const lang of['en','es']){
 console.log(lang,'cues only',f1(lang,(t,a)=>t.cues.includes(a),collectorActs,'acts'))
 const res:any[]=[];for(const lo of[-9,-1.3,-1.2,-1.1,-1,-.9,-.8])for(const hi of[-.5,-.4,-.3,-.2,-.1,0,.2])for(const his of[-.2,0,.2,.4,9])res.push([f1(lang,(t,a)=>{const m=t.ms.map((x:any)=>x.get(a));const top=Math.max(...m);return m[0]>hi||Math.max(-9,...m.slice(1))>his||(t.cues.includes(a)&&top>=lo)},collectorActs,'acts'),lo,hi,his])
 res.sort((a,b)=>b[0].macro-a[0].macro);for(const r of res.slice(0,6))console.log(lang,JSON.stringify(r));
 for(const hi of [-.4,-.3,-.2])console.log(lang,'alone',hi,f1(lang,(t,a)=>t.ms[0].get(a)>hi,collectorActs,'acts'))
 console.log(lang,'viol cues',f1(lang,(t,a)=>t.u.violations.some((v:any)=>v.violation===a),violationIds,'violations'))
 for(const lo of[-9,-1.2,-1])for(const hi of[-.3,-.2,-.1,0,.2,.4])console.log(lang,'viol',lo,hi,JSON.stringify(f1(lang,(t,a)=>{const m=t.ms.map((x:any)=>x.get(a));return a!=='disclosure_language'&&m[0]>hi||(t.u.violations.some((v:any)=>v.violation===a)&&Math.max(...m)>=lo)},violationIds,'violations')))
}
if(process.argv[4]) for(const t of test as any[]){const p=collectorActs.filter(a=>{const m=t.ms.map((x:any)=>x.get(a));const top=Math.max(...m);return m[0]>-.2||Math.max(-9,...m.slice(1))>0||(t.cues.includes(a)&&top>=-.8)});const g=t.l.acts as string[];const miss=g.filter(x=>!p.includes(x as any)),wrong=p.filter(x=>!g.includes(x));if(miss.length||wrong.length)console.log('ERR',t.l.lang,'|',t.l.text,'| -',miss.map((x:any)=>x+':'+t.ms[0].get(x).toFixed(2)).join(' '),'| +',wrong.map(x=>x+(t.cues.includes(x)?':cue':'')+t.ms[0].get(x).toFixed(2)).join(' '))}
