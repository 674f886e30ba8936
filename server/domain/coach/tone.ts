import {
  type CoachPersonality,
  coversDebt,
  type ExperienceLevel,
  type Specialization,
} from '#protocol/vocabulary/coach.ts'
import type { DebtType } from '#protocol/vocabulary/prospect.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { CoachPersona } from './persona.ts'

type LocalizedText = Record<Language, string>

/** The opening of an answer by the coach's first personality, for good and for bad calls. */
const openers: Record<CoachPersonality, { well: LocalizedText; badly: LocalizedText }> = {
  supportive: {
    well: { en: 'You can be proud of this one.', es: 'Puede sentir orgullo por esta llamada.' },
    badly: {
      en: 'Everyone has calls like this; that is what practice is for.',
      es: 'Todos tenemos llamadas así; para eso se practica.',
    },
  },
  direct: {
    well: { en: 'Short version: good work.', es: 'En corto: buen trabajo.' },
    badly: { en: 'Straight to the point.', es: 'Voy al grano.' },
  },
  analytical: {
    well: { en: 'Let’s look at what the transcript shows.', es: 'Veamos lo que muestra la transcripción.' },
    badly: {
      en: 'Let’s look at where it turned, line by line.',
      es: 'Veamos, línea por línea, dónde cambió.',
    },
  },
  motivational: {
    well: {
      en: 'That was strong, and you have more in you.',
      es: 'Estuvo muy bien, y puede dar todavía más.',
    },
    badly: {
      en: 'You are one or two sentences away from a different call.',
      es: 'Está a una o dos frases de una llamada distinta.',
    },
  },
  empathetic: {
    well: {
      en: 'You stayed close to the person, and it shows.',
      es: 'Estuvo cerca de la persona, y se nota.',
    },
    badly: {
      en: 'That was not an easy call.',
      es: 'No fue una llamada fácil.',
    },
  },
  results_driven: {
    well: {
      en: 'You got the result; let’s make it repeatable.',
      es: 'El resultado está ahí; hagamos que se repita.',
    },
    badly: {
      en: 'What counts is a promise that is kept. Here is what stood between you and one.',
      es: 'Lo que cuenta es una promesa que se cumple. Esto fue lo que se interpuso.',
    },
  },
  patient: {
    well: {
      en: 'Take a moment to see what you did right.',
      es: 'Tómese un momento para ver lo que hizo bien.',
    },
    badly: { en: 'No hurry. We take one thing at a time.', es: 'Sin prisa. Vamos una cosa a la vez.' },
  },
  authoritative: {
    well: { en: 'That is how it is done.', es: 'Así se hace.' },
    badly: {
      en: 'This has to change before the next call.',
      es: 'Esto tiene que cambiar antes de la próxima llamada.',
    },
  },
  collaborative: {
    well: { en: 'Let’s go through it together.', es: 'Veámoslo juntos.' },
    badly: { en: 'Let’s work out together what to try next.', es: 'Busquemos juntos qué probar después.' },
  },
}

/** The closing words by the coach's last personality. */
const closers: Record<CoachPersonality, LocalizedText> = {
  supportive: {
    en: 'You have what it takes to do this next time.',
    es: 'Tiene lo necesario para lograrlo la próxima vez.',
  },
  direct: { en: 'Do that one thing next time.', es: 'Haga esa sola cosa la próxima vez.' },
  analytical: {
    en: 'Retry from that line and compare the two feelings charts.',
    es: 'Repita desde esa línea y compare las dos gráficas de emociones.',
  },
  motivational: { en: 'Run it again while it is fresh.', es: 'Repítala mientras la tiene fresca.' },
  empathetic: {
    en: 'Ask yourself how that line would have felt on the other end.',
    es: 'Pregúntese cómo se habría sentido esa frase del otro lado.',
  },
  results_driven: {
    en: 'Set yourself a target: amount, day and method before you hang up.',
    es: 'Póngase una meta: monto, día y forma de pago antes de colgar.',
  },
  patient: {
    en: 'One thing at a time: leave the rest for now.',
    es: 'Una cosa a la vez: deje lo demás por ahora.',
  },
  authoritative: { en: 'Make it a habit; it is not optional.', es: 'Hágalo costumbre; no es opcional.' },
  collaborative: {
    en: 'What would you like to try first?',
    es: '¿Qué le gustaría probar primero?',
  },
}

const specialties: Record<Specialization, LocalizedText> = {
  credit_card: {
    en: 'With cards, stopping added interest is often worth more to people than a discount: say whether you can.',
    es: 'En tarjetas, detener los intereses suele valer más que un descuento: diga si puede hacerlo.',
  },
  auto_loan: {
    en: 'With car loans, the car is how they get to work: talk about keeping it before you talk about what is past due.',
    es: 'En créditos de auto, el coche es con lo que van a trabajar: hable de conservarlo antes que del atraso.',
  },
  personal_loan: {
    en: 'With personal loans, ask what the money was for; that is often where the reason lies.',
    es: 'En préstamos personales, pregunte para qué fue el dinero; ahí suele estar la razón.',
  },
  medical_debt: {
    en: 'No one chooses medical debt: ask about health and insurance first, and offer hardship terms early.',
    es: 'La deuda médica nadie la elige: pregunte primero por la salud y el seguro, y ofrezca pronto condiciones de apoyo.',
  },
  mortgage: {
    en: 'With a mortgage, the fear is losing the home: name the options for keeping it early.',
    es: 'En hipotecas, el miedo es perder la casa: mencione pronto las opciones para conservarla.',
  },
  student_loan: {
    en: 'With student loans, ask about income first; payments tied to it last longest.',
    es: 'En préstamos estudiantiles, pregunte antes por los ingresos; los pagos ligados a ellos se sostienen más tiempo.',
  },
  business_loan: {
    en: 'With a business, talk about its cash: who owes them, and when that money comes in.',
    es: 'Con un negocio, hable de su efectivo: quién le debe y cuándo entra ese dinero.',
  },
  utility_bills: {
    en: 'With utilities, the worry is being cut off: say plainly what keeps the service on.',
    es: 'En servicios, la preocupación es el corte: diga con claridad qué mantiene el servicio.',
  },
  tax_debt: {
    en: 'With tax debt, be exact about dates and papers; certainty calms people more than warmth.',
    es: 'En deudas fiscales, sea exacto con fechas y papeles; la certeza tranquiliza más que la calidez.',
  },
}

/** A principle added by experienced coaches. */
const principles: Partial<Record<ExperienceLevel, LocalizedText>> = {
  expert: {
    en: 'Behind it is one rule: first the person, then the reason, then the figure.',
    es: 'Detrás hay una regla: primero la persona, luego el motivo y después la cifra.',
  },
  master: {
    en: 'Remember: people keep the promises they helped to make, and break the ones they were pushed into.',
    es: 'Recuerde: la gente cumple las promesas que ayudó a hacer y rompe las que le sacaron a la fuerza.',
  },
}

export function opener(coach: CoachPersona | null, wentWell: boolean, language: Language): string | null {
  const [first] = coach?.personalities ?? []
  if (!first) return null
  return openers[first][wentWell ? 'well' : 'badly'][language]
}

export function closer(coach: CoachPersona | null, language: Language): string | null {
  const last = coach?.personalities.at(-1)
  return last ? closers[last][language] : null
}

const fields: Record<Specialization, LocalizedText> = {
  credit_card: { en: 'card debt', es: 'tarjetas' },
  auto_loan: { en: 'car loans', es: 'créditos de auto' },
  personal_loan: { en: 'personal loans', es: 'préstamos personales' },
  medical_debt: { en: 'medical debt', es: 'deudas médicas' },
  mortgage: { en: 'mortgages', es: 'hipotecas' },
  student_loan: { en: 'student loans', es: 'préstamos estudiantiles' },
  business_loan: { en: 'business loans', es: 'créditos a negocios' },
  utility_bills: { en: 'utility bills', es: 'recibos de servicios' },
  tax_debt: { en: 'tax debt', es: 'deudas fiscales' },
}

/** What the coach's field teaches about this kind of debt; nothing about a debt outside that field. */
export function specialtyNote(coach: CoachPersona | null, debt: DebtType, language: Language): string | null {
  if (!coach || !coversDebt(coach.specialization, debt)) return null
  return specialties[coach.specialization][language]
}

/** Who the coach is and what the answers are based on. */
export function introduction(coach: CoachPersona | null, language: Language): string {
  const en = language === 'en'
  if (!coach)
    return en
      ? 'I am the coach for these exercises. I go only by what was said in this call.'
      : 'Soy quien le acompaña en estas prácticas. Me guío solo por lo que se dijo en esta llamada.'
  const field = fields[coach.specialization][language]
  return en
    ? `I am ${coach.name}, your coach; my field is ${field}. I go only by what was said in this call.`
    : `Soy ${coach.name}, y le acompaño como coach; lo mío son los casos de ${field}. Me guío solo por lo que se dijo en esta llamada.`
}

export function principle(coach: CoachPersona | null, language: Language): string | null {
  return (coach && principles[coach.experienceLevel]?.[language]) ?? null
}

/** A short lead before a tip. Tips are read at a glance, so most personalities add none. */
const tipLeads: Partial<Record<CoachPersonality, LocalizedText>> = {
  supportive: { en: 'You can turn this.', es: 'Puede darle la vuelta.' },
  motivational: { en: 'Here is your chance.', es: 'Aquí está su oportunidad.' },
  patient: { en: 'Take your time.', es: 'Con calma.' },
  empathetic: { en: 'Stay with them a moment.', es: 'Acompáñele un momento.' },
  collaborative: { en: 'Let’s try this.', es: 'Probemos esto.' },
  authoritative: { en: 'Do this now.', es: 'Haga esto ahora.' },
}

export function tipLead(coach: CoachPersona | null, language: Language): string | null {
  const [first] = coach?.personalities ?? []
  return first ? (tipLeads[first]?.[language] ?? null) : null
}
