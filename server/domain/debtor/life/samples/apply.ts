import type { Fact, Life } from '../life.ts'
import type { Person } from '../people/person.ts'
import type { SampleLife } from './row.ts'

/** Of what is made by rule, only what identifies the person stays beside a hand-written life. */
const identity: readonly string[] = ['name', 'birth_date', 'last_four', 'address', 'phone', 'email', 'role']

/** What a hand-written life settles about the person. */
export function writtenPerson(
  { gender, birthDate, address, city }: SampleLife,
  today: string,
): Pick<Person, 'gender' | 'birthDate' | 'ageBand' | 'home'> {
  const age = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return {
    gender,
    birthDate,
    ageBand: age < 31 ? 'young' : age < 60 ? 'middle' : 'older',
    home: { address, city },
  }
}

/** A life with its texts written by hand; the same life where none are written in its language. */
export function withSample(life: Life, sample: SampleLife): Life {
  const told = sample[life.language]
  const year = sample.birthDate.slice(0, 4)
  if (told === undefined) return life
  const facts = told.map(([topics, openness, text, again], at): Fact => {
    const [topic, ...also] = topics
    return {
      id: `author-${at + 1}`,
      topic: topic ?? 'elsewhere',
      also,
      text,
      again,
      openness,
      from: 'author',
      quotable: true,
    }
  })
  const kept = life.facts.filter(
    ({ topic, from }) =>
      from === 'seed' && identity.includes(topic) && !facts.some((fact) => fact.topic === topic),
  )
  const age: Fact = {
    id: 'author-age',
    topic: 'age',
    also: [],
    text:
      life.language === 'en' ? `I was born in ${year}. You do the math.` : `Soy del ${year}, haga la cuenta.`,
    again: life.language === 'en' ? `Born in ${year}.` : `Del ${year}.`,
    openness: 'free',
    from: 'author',
    quotable: true,
  }
  const all = [...facts, ...(facts.some(({ topic }) => topic === 'age') ? [] : [age]), ...kept]
  return {
    ...life,
    facts: all,
    cause: all.filter(({ topic, also }) => topic === 'cause' || also.includes('cause')).map(({ id }) => id),
  }
}
