import type { Language } from '#protocol/vocabulary/language.ts'
import type { Claims, Dispute } from '../scenario/claims.ts'

/** How somebody opens the call about a debt that is not owed as it stands. */
const openings: Record<Language, Record<Dispute | 'namesake' | 'number' | 'relative', string>> = {
  en: {
    namesake: 'Hello, {name} speaking. I keep getting calls about a debt that isn’t mine.',
    number: 'Hello. I keep getting calls for {name} on this number, and I’m not {name}.',
    relative: 'Hello, you rang for {name} earlier. {name} isn’t in right now, who’s calling?',
    already_paid: 'Hello, this is {name}. It’s about the {debt} you say I owe. I’ve paid that.',
    deny: 'Hello, this is {name}. It’s about the {debt} you say I owe. That debt isn’t mine.',
    dispute_amount: 'Hello, this is {name}. It’s about the {debt} you say I owe. That figure isn’t right.',
  },
  es: {
    namesake: 'Hola, habla {name}. Me siguen llamando por una deuda que no es mía.',
    number: 'Hola. A este número siguen llamando y preguntan por {name}, y yo no soy {name}.',
    relative: 'Hola, llamaron antes y preguntaron por {name}. Ahora no está, ¿quién habla?',
    already_paid: 'Hola, habla {name}. Llamo por los {debt} que dicen que debo. Eso ya lo pagué.',
    deny: 'Hola, habla {name}. Llamo por los {debt} que dicen que debo. Esa deuda no es mía.',
    dispute_amount: 'Hola, habla {name}. Llamo por los {debt} que dicen que debo. Esa cifra no está bien.',
  },
}

/** The first line of a debtor that disputes the debt; null for everybody else. */
export function disputedOpening(
  { stranger, disputes }: Claims,
  language: Language,
  words: { name: string; debt: string },
): string | null {
  if (disputes === null) return null
  const text = openings[language][stranger ?? disputes]
  return text.replaceAll('{name}', words.name).replace('{debt}', words.debt)
}
