import { isFirstName } from '../people/first-names.ts'
import { capital } from './home-town.ts'

const title = '(?:Ing|Lic|Arq|Dr|Dra|Sr|Sra|Srta|Mr|Mrs|Ms|Don|Doña|don|doña)\\.? '
const named = new RegExp(
  "^(?:(?:You are|You['’]re|You play|I am|I['’]m|My name is|Sos|Eres|Usted es|Soy|Me llamo) " +
    `|(?:CONTACT|Contact|CONTACTO|Contacto|NAME|Name|NOMBRE|Nombre)(?: ?/ ?\\p{L}+)?: ?)(?:${title})?(${capital}(?: ${capital})*)(?=[,.;(]| \\p{Ll}|$)`,
  'u',
)

/**
 * Whom a scenario of a business names as the one who plays or answers: "You are Ray Escamilla, 38, owner of", "Sos Horacio
 * Bertolini", "CONTACTO: Ing. Fermín Salgado". Null where it is the firm's name.
 */
export function namedPlayer(scenario: string, business: string): string | null {
  const name = named.exec(scenario)?.[1]
  const first = name?.split(' ')[0] ?? ''
  return name === undefined || (business.startsWith(first) && !isFirstName(first)) ? null : name
}
