import type { Language } from '#protocol/vocabulary/language.ts'
import type { OccupationId } from '#protocol/vocabulary/prospect.ts'
import { occupationMeant } from './terms.ts'

/** What somebody says when asked what they do: in Spanish without a noun that would need a gender. */
const jobs: Record<OccupationId, Record<Language, string> | null> = {
  teacher: { en: 'I teach', es: 'doy clases' },
  nurse: { en: "I'm a nurse", es: 'trabajo en enfermería' },
  engineer: { en: "I'm an engineer", es: 'me dedico a la ingeniería' },
  manager: { en: 'I run a team', es: 'tengo gente a mi cargo' },
  salesperson: { en: 'I work in sales', es: 'trabajo en ventas' },
  mechanic: { en: 'I fix cars', es: 'arreglo autos' },
  student: { en: "I'm a student", es: 'estoy estudiando' },
  retired: { en: "I'm retired", es: 'vivo de mi pensión' },
  unemployed: null,
  self_employed: { en: 'I work for myself', es: 'trabajo por mi cuenta' },
  contractor: { en: "I'm a contractor", es: 'trabajo por contrato' },
  cashier: { en: 'I work a register', es: 'trabajo en una caja' },
  security_guard: { en: 'I work security', es: 'trabajo en vigilancia' },
  cleaner: { en: 'I do cleaning work', es: 'trabajo en limpieza' },
  cook: { en: "I'm a cook", es: 'trabajo en una cocina' },
  waiter: { en: 'I wait tables', es: 'atiendo mesas' },
  driver: { en: 'I drive for a living', es: 'trabajo al volante' },
  factory_worker: { en: 'I work in a factory', es: 'trabajo en una fábrica' },
  construction_worker: { en: 'I work construction', es: 'trabajo en la obra' },
  store_clerk: { en: 'I work in a store', es: 'atiendo en una tienda' },
  domestic_worker: { en: "I clean people's houses", es: 'trabajo en casas' },
  street_vendor: { en: 'I sell on the street', es: 'vendo en la calle' },
  tailor: { en: 'I sew for a living', es: 'me dedico a la costura' },
  hairdresser: { en: 'I cut hair', es: 'trabajo en una peluquería' },
}

/** The occupation as a sentence without its final mark; null when there is none to speak of. */
export function jobTerm(occupation: string | null, language: Language): string | null {
  if (occupation === null) return null
  const known = occupationMeant(occupation)
  if (known !== undefined) return jobs[known]?.[language] ?? null
  const custom = occupation.trim().toLowerCase()
  if (custom === '' || custom === 'other' || custom === 'otro' || custom.split(' ').length > 4) return null
  if (language === 'es') return `mi trabajo es de ${custom}`
  return `I'm ${/^[aeiou]/.test(custom) ? 'an' : 'a'} ${custom}`
}
