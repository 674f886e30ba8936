import type { Difficulty, Personality } from '#protocol/vocabulary/prospect.ts'
import type { Dimension } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { citationIn } from '../law/law.ts'
import type { Analysis } from '../scoring/analyze.ts'
import type { CollectorStyle } from './collector.ts'

type Feeling = 'trust' | 'anger' | 'distress' | 'willingness' | 'patience'
type Ending = Analysis['report']['outcome']['ending']

/** The texts around a transcript and its analysis, in the language of the call. */
export type Labels = {
  title: Record<CollectorStyle, string>
  made: string
  debtor: string
  collector: string
  personality: Record<Personality, string>
  difficulty: Record<Difficulty, string>
  sections: Record<
    'call' | 'transcript' | 'scores' | 'outcome' | 'findings' | 'violations' | 'feelings',
    string
  >
  overall: string
  notEnough: string
  capped: (at: number, because: string, uncapped: number) => string
  dimensions: Record<Dimension, string>
  /** What a finding cites, with our own rules named in the language. */
  cited: (citation: string) => string
  line: string
  better: string
  said: string
  strength: string
  improvement: string
  noViolations: string
  severity: Record<'severe' | 'major' | 'minor' | 'review', string>
  outcome: Record<
    'ending' | 'rightParty' | 'disclosure' | 'amount' | 'first' | 'method' | 'promise' | 'rights',
    string
  >
  endings: Record<Ending, string>
  yes: string
  no: string
  none: string
  affordable: string
  specific: string
  recapped: string
  honoured: string
  passedOver: string
  feelings: Record<Feeling, string>
  turn: string
}

const english: Labels = {
  title: { good: 'A call that goes well', poor: 'A call that goes badly' },
  made: 'Made by `npm run transcripts`. The collector is scripted, the debtor and the analysis are those of the portal.',
  debtor: 'Debtor',
  collector: 'Collector',
  personality: {
    cooperative: 'cooperative',
    polite_but_resistant: 'polite but resistant',
    defensive: 'defensive',
    emotional: 'emotional',
    aggressive: 'aggressive',
    evasive: 'evasive',
    manipulative: 'manipulative',
    threatening: 'threatening',
  },
  difficulty: { beginner: 'beginner', medium: 'medium', advanced: 'advanced', expert: 'expert' },
  sections: {
    call: 'The call',
    transcript: 'Transcript',
    scores: 'Scores',
    outcome: 'Outcome',
    findings: 'What stands out, with better wordings',
    violations: 'Rules broken',
    feelings: 'What the debtor felt',
  },
  overall: 'Overall',
  notEnough: 'not enough said',
  capped: (at, because, uncapped) => `Held at ${at}: ${because} Without that it would have been ${uncapped}.`,
  dimensions: {
    empathy: 'Empathy',
    communication: 'Communication',
    objection_handling: 'Objection handling',
    solution_focus: 'Solution focus',
    compliance: 'Compliance',
  },
  cited: (citation) => citation,
  line: 'line',
  better: 'Better',
  said: 'Said',
  strength: 'Strength',
  improvement: 'To improve',
  noViolations: 'None.',
  severity: { severe: 'severe', major: 'major', minor: 'minor', review: 'to be reviewed' },
  outcome: {
    ending: 'Ending',
    rightParty: 'Right party reached',
    disclosure: 'Disclosure given',
    amount: 'Agreed',
    first: 'First payment',
    method: 'Method',
    promise: 'Promise',
    rights: 'Rights invoked',
  },
  endings: {
    promise: 'a promise to pay',
    settled: 'settled',
    partial: 'a partial agreement',
    disputed: 'dispute noted',
    callback: 'another call',
    open: 'left open',
    refused: 'refused',
    hung_up: 'the debtor hung up',
    ceased: 'collection stopped, as it had to',
  },
  yes: 'yes',
  no: 'no',
  none: 'none',
  affordable: 'affordable',
  specific: 'with day and method',
  recapped: 'recapped',
  honoured: 'honoured',
  passedOver: 'passed over',
  feelings: {
    trust: 'Trust',
    anger: 'Anger',
    distress: 'Distress',
    willingness: 'Willingness',
    patience: 'Patience',
  },
  turn: 'What turned it',
}

const spanish: Labels = {
  title: { good: 'Una llamada que sale bien', poor: 'Una llamada que sale mal' },
  made: 'Hecho por `npm run transcripts`. El cobrador sigue un guion; el deudor y el análisis son los del portal.',
  debtor: 'Deudor',
  collector: 'Cobrador',
  personality: {
    cooperative: 'cooperador',
    polite_but_resistant: 'cortés pero resistente',
    defensive: 'a la defensiva',
    emotional: 'emocional',
    aggressive: 'agresivo',
    evasive: 'evasivo',
    manipulative: 'manipulador',
    threatening: 'amenazante',
  },
  difficulty: { beginner: 'principiante', medium: 'medio', advanced: 'avanzado', expert: 'experto' },
  sections: {
    call: 'La llamada',
    transcript: 'Transcripción',
    scores: 'Puntajes',
    outcome: 'Resultado',
    findings: 'Lo que destaca, con mejores frases',
    violations: 'Reglas infringidas',
    feelings: 'Lo que sintió el deudor',
  },
  overall: 'Total',
  notEnough: 'se dijo muy poco',
  capped: (at, because, uncapped) => `Se queda en ${at}: ${because} Sin eso habría sido ${uncapped}.`,
  dimensions: {
    empathy: 'Empatía',
    communication: 'Comunicación',
    objection_handling: 'Manejo de objeciones',
    solution_focus: 'Enfoque en soluciones',
    compliance: 'Cumplimiento',
  },
  cited: (citation) => citationIn(citation, 'es'),
  line: 'línea',
  better: 'Mejor',
  said: 'Se dijo',
  strength: 'Fortaleza',
  improvement: 'Por mejorar',
  noViolations: 'Ninguna.',
  severity: { severe: 'grave', major: 'importante', minor: 'leve', review: 'por revisar' },
  outcome: {
    ending: 'Final',
    rightParty: 'Se habló con la persona correcta',
    disclosure: 'Se dio el aviso legal',
    amount: 'Acordado',
    first: 'Primer pago',
    method: 'Forma de pago',
    promise: 'Promesa',
    rights: 'Derechos ejercidos',
  },
  endings: {
    promise: 'promesa de pago',
    settled: 'liquidado',
    partial: 'acuerdo parcial',
    disputed: 'disputa registrada',
    callback: 'nueva llamada',
    open: 'quedó abierto',
    refused: 'se negó',
    hung_up: 'el deudor colgó',
    ceased: 'se dejó de cobrar, como correspondía',
  },
  yes: 'sí',
  no: 'no',
  none: 'ninguno',
  affordable: 'alcanzable',
  specific: 'con día y forma de pago',
  recapped: 'resumida',
  honoured: 'respetado',
  passedOver: 'pasado por alto',
  feelings: {
    trust: 'Confianza',
    anger: 'Enojo',
    distress: 'Angustia',
    willingness: 'Disposición',
    patience: 'Paciencia',
  },
  turn: 'Qué lo cambió',
}

export const labels: Record<Language, Labels> = { en: english, es: spanish }
