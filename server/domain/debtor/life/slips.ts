import type { Assumed } from '#server/language/assumed.ts'
import { numbersIn } from '#server/language/figures/numbers-in.ts'
import { weekdaysIn } from '#server/language/figures/weekdays-in.ts'
import { happeningsIn } from '#server/language/happenings.ts'
import { folded } from '../fold-text.ts'
import type { Fact, Life } from './life.ts'
import { whoIs } from './who-is.ts'

/** How it really is: a sentence that the debtor says, and the fact that it tells where there is one. */
export type Truth = { text: string; fact: Fact | null }

/** Words for one and the same relative. */
const same: readonly RegExp[] = [
  /^(?:husband|wife|spouse|espos[oa]|marido|mujer)$/,
  /^(?:girlfriend|boyfriend|partner|novi[oa]|pareja)$/,
  /^(?:mother|mom|mum|madre|mama)$/,
  /^(?:father|dad|padre|papa)$/,
  /^(?:son|hijo|daughter|hija)$/,
  /^(?:brother|sister|herman[oa])$/,
  /^(?:uncle|tio|aunt|tia)$/,
  /^(?:cousin|prim[oa])$/,
  /^(?:boss|jef[ea])$/,
  /^(?:friend|amig[oa])$/,
]
const kindOf = (kin: string) => same.findIndex((words) => words.test(kin))

/** Children by a word that counts them all. "Two boys and a girl" is more than one count. */
const offspring =
  /(?:\p{L}+|\d+) (?:\p{L}+ )?(?:kids|children|sons|daughters|boys|girls|hij[oa]s|niñ[oa]s|nen[ea]s|chic[oa]s)(?!\p{L})/giu
const single =
  /(?<!\p{L})(?:(?:a|an|one|un|una) (?:\p{L}+ )?(?:kid|child|son|daughter|boy|girl|baby|hij[oa]|niñ[oa]|nen[ea]|bebé)|grand\p{L}+|niet[oa]s?)(?!\p{L})/iu

function childrenOf({ facts }: Life): Truth | null {
  for (const fact of facts) {
    if (!fact.quotable || fact.openness === 'hidden' || fact.of === 'other') continue
    const counts = [...fact.text.matchAll(offspring)].flatMap(([words]) => numbersIn(words))
    if (counts.length === 1 && !single.test(fact.text)) return { text: fact.text, fact }
    if (counts.length > 1) return null
  }
  return null
}

function paydayOf({ facts }: Life): Truth | null {
  const fact = facts.find(
    ({ topic, also, quotable, openness, of, text }) =>
      topic === 'payday' &&
      quotable &&
      openness !== 'hidden' &&
      (of !== 'other' || /^(?:They pay me|Me |A mí )/u.test(text)) &&
      !also.includes('able_monthly'),
  )
  return fact === undefined ? null : { text: fact.text, fact }
}

/**
 * How it really is, where a line of the collector takes something to be so that the life contradicts; null where it does not, or
 * where that is not certain. `city`: where the debtor lives, `today`: YYYY-MM-DD. What has happened is left to whoever knows the cause.
 */
export function truthOf(
  assumed: Exclude<Assumed, { is: 'happened' }>,
  life: Life,
  { city, today, told }: { city: string; today: string; told: string },
): Truth | null {
  const english = life.language === 'en'
  switch (assumed.is) {
    case 'lives': {
      const known = folded(`${told} ${city} ${life.papers.address}`)
      if (known.includes(assumed.town)) return null
      return { text: english ? `I live in ${city}.` : `Vivo en ${city}.`, fact: null }
    }
    case 'age': {
      const born = life.papers.birthDate
      if (life.business !== null || !/^\d{4}-\d{2}-\d{2}$/.test(born)) return null
      const written = life.facts.find(
        ({ topic, of, quotable }) => topic === 'age' && of !== 'other' && quotable,
      )
      const known = written === undefined ? [] : numbersIn(written.text)
      if (written !== undefined && known.length > 0)
        return known.includes(assumed.years) ? null : { text: written.text, fact: written }
      const years =
        Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0)
      return years === assumed.years
        ? null
        : { text: english ? `I'm ${years}.` : `Tengo ${years} años.`, fact: null }
    }
    case 'children': {
      const truth = childrenOf(life)
      return truth === null || numbersIn(truth.text).includes(assumed.count) ? null : truth
    }
    case 'payday': {
      const truth = paydayOf(life)
      if (truth === null) return null
      const days = weekdaysIn(truth.text)
      const dates = [...truth.text.matchAll(/(?<!\d)(\d{1,2})(?:st|nd|rd|th)?(?!\d)/g)].map(([, day]) =>
        Number(day),
      )
      // "On Fridays" is no slip about "every second week".
      if (assumed.dates.length > 0 ? dates.length === 0 : days.length === 0) return null
      return assumed.dates.some((day) => dates.includes(day)) ||
        assumed.weekdays.some((day) => days.includes(day))
        ? null
        : truth
    }
    case 'kin': {
      const fact = whoIs(assumed.name, life)
      if (fact === null) return null
      const kin = kindOf(/(\p{L}+)$/u.exec(folded(fact.text).replace(/[.]$/, ''))?.[1] ?? '')
      return kin < 0 || kindOf(assumed.kin) < 0 || kin === kindOf(assumed.kin)
        ? null
        : { text: fact.text, fact }
    }
  }
}

/** What tells that somebody may well have lost their work or had none, in whichever words: the line is then no slip. */
const mayHaveEnded =
  /(?<!\p{L})(?:closed|shut|quit|resign\w*|ended|retired|temporary|contract|cerr\p{L}+|renunci\p{L}+|quebr\p{L}+|termin\p{L}+|jubilad[oa]|eventual|temporal|rain\w*|snow\w*|strike|idle|no work|lluvias?|llov\p{L}+|huelga|veda)(?!\p{L})/iu

/** Whether an author's words leave no room for what a line says has happened: nothing of the kind stands in them. */
export function rulesOut(told: string, what: (Assumed & { is: 'happened' })['what']): boolean {
  if (told === '' || happeningsIn(told).includes(what)) return false
  return what !== 'job_loss' || !mayHaveEnded.test(told)
}
