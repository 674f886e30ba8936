import { folded } from '../../fold-text.ts'
import type { Gender } from '../life.ts'

/** Common first names by language and gender: who a name belongs to, and where invented relatives get theirs. */
const lists = {
  en: {
    female:
      'Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Betty Sandra Margaret Ashley Kimberly Emily Donna Michelle Carol Amanda Melissa Deborah Stephanie Rebecca Sharon Laura Cynthia Dorothy Amy Kathleen Angela Shirley Brenda Emma Anna Pamela Nicole Samantha Katherine Christine Helen Debra Rachel Carolyn Janet Maria Catherine Heather Diane Olivia Julie Joyce Victoria Ruth Virginia Lauren Kelly Christina Joan Evelyn Judith Andrea Hannah Megan Cheryl Jacqueline Martha Madison Teresa Gloria Sara Janice Ann Kathryn Abigail Sophia Frances Jean Alice Judy Isabella Julia Grace Amber Denise Danielle Marilyn Beverly Charlotte Natalie Theresa Diana Brittany Doris Kayla Alexis Lori Marie Tiffany Tina Wendy Tracy Dawn Gail Monica Vanessa Rosemary Priya Aisha Latoya Keisha Tanya Yolanda Ebony Wanda Peggy Bonnie Connie Paula Crystal Erin Erica Holly Jill Kathy Kim Beth Claire Molly Zoe Chloe Lucy Fiona Gemma Nicola Siobhan Moira Hazel Ivy Stella Ruby Violet Mei Ling Fatima Amina Ngozi Chidinma Rhonda Darlene Marlene Tammy Tamara Robin Sheila Maureen Eileen Colleen Bridget Shannon Stacy Katie Jenny Maggie Sue Patty Debbie',
    male: 'James Robert John Michael David William Richard Joseph Thomas Charles Christopher Daniel Matthew Anthony Mark Donald Steven Paul Andrew Joshua Kenneth Kevin Brian George Timothy Ronald Edward Jason Jeffrey Ryan Jacob Gary Nicholas Eric Jonathan Stephen Larry Justin Scott Brandon Benjamin Samuel Gregory Alexander Frank Patrick Raymond Jack Dennis Jerry Tyler Aaron Jose Adam Nathan Henry Douglas Zachary Peter Kyle Ethan Walter Noah Jeremy Christian Keith Roger Terry Gerald Harold Sean Austin Carl Arthur Lawrence Dylan Jesse Jordan Bryan Billy Joe Bruce Gabriel Logan Albert Willie Alan Juan Wayne Roy Ralph Randy Eugene Vincent Russell Louis Philip Bobby Johnny Bradley Mike Tom Bob Bill Jim Dave Dan Matt Nick Steve Greg Jeff Tony Ben Sam Max Leo Luke Owen Liam Mason Oliver Harry Simon Nigel Graham Ian Stuart Callum Declan Marcus Malik Darnell Tyrone Terrence Jamal Andre Curtis Clarence Earl Leroy Leon Dwayne Travis Derek Derrick Darren Darryl Todd Craig Chad Brett Glenn Dale Ray Ron Ken Doug Phil Hank Gus Omar Ahmed Hassan Ali Raj Arjun Wei Chen Kwame Emeka Chidi Viktor Ivan Pavel Stan Walt Ernie Barry Norman Rick Ted Neil Martin Victor Oscar Hugh Alex Felix Wesley Dean Cody Blake Trevor Shane Seth Joel Evan Cole Caleb Isaac Connor',
  },
  es: {
    female:
      'María Guadalupe Juana Margarita Josefina Verónica Rosa Leticia Teresa Francisca Elena Alicia Martha Marta Silvia Patricia Gabriela Adriana Alejandra Claudia Ana Laura Sandra Mónica Norma Gloria Yolanda Carmen Irma Araceli Blanca Beatriz Luz Susana Lorena Maricela Cecilia Lucía Sofía Valentina Camila Isabella Ximena Regina Renata Fernanda Daniela Andrea Paola Karla Diana Mariana Natalia Carolina Julia Julieta Victoria Esperanza Dolores Lola Lupe Lupita Pilar Consuelo Mercedes Concepción Concha Soledad Rocío Inés Isabel Raquel Rebeca Sara Ester Esther Eva Nuria Montserrat Begoña Amparo Encarnación Remedios Rosario Ángela Antonia Manuela Cristina Graciela Estela Mirta Nélida Florencia Agustina Micaela Rocio Belén Milagros Noelia Romina Soraya Yesenia Maribel Marisol Angélica Berenice Brenda Erika Karina Fabiola Ofelia Olivia Emilia Jimena Abril Catalina Elvira Hortensia Aurora Amalia Socorro Herlinda Eugenia Virginia Viviana Vanesa Vanessa Liliana Lidia Nora Olga Paula Rita Sonia Tatiana Zoila Jacinta Matilde Petra Ramona Trinidad Delia Elsa Elba Perla Flor Nancy',
    male: 'José Juan Antonio Francisco Manuel Luis Jesús Miguel Pedro Carlos Jorge Roberto Fernando Alejandro Ricardo Eduardo Javier Rafael Raúl Arturo Daniel Sergio Mario Alberto Armando Héctor Gerardo Martín Enrique Óscar Víctor Ramón Salvador Rubén Jaime Alfredo Andrés Gustavo Guillermo Ernesto Felipe Pablo Marco Marcos Diego Santiago Mateo Sebastián Leonardo Emiliano Matías Nicolás Gabriel Samuel Adrián Iván Hugo César Julio Agustín Tomás Ignacio Nacho Pepe Paco Beto Toño Lalo Chuy Memo Rodrigo Mauricio Esteban Rogelio Gilberto Humberto Ismael Israel Abel Abraham Adolfo Alonso Ángel Benito Benjamín Camilo Cristian Cristóbal Damián Darío David Domingo Efraín Elías Emilio Fabián Facundo Federico Félix Fidel Gonzalo Gregorio Joaquín Joel Jonathan Leandro Leonel Lorenzo Lucas Maximiliano Moisés Néstor Omar Orlando Osvaldo Patricio Ramiro Reynaldo Rigoberto Rolando Román Saúl Simón Teodoro Ulises Uriel Valentín Vicente Wilfredo Xavier Horacio Ezequiel Hernán Norberto Rubén Walter Ariel Gastón Iker Aitor Álvaro Jordi Pau Sergi Eusebio Fermín Germán Genaro Lázaro Modesto Nicanor Oswaldo Pascual Refugio Celestino Evaristo',
  },
} as const

const endings: Record<Gender, RegExp> = { female: /(a|ette|elle|ine|lyn)$/, male: /(o|os|us|an|el)$/ }

const known = new Map<string, Gender>()
for (const language of ['es', 'en'] as const)
  for (const gender of ['male', 'female'] as const)
    for (const name of lists[language][gender].split(' ')) known.set(folded(name), gender)

/** The names of one language and gender, for relatives. */
export function firstNames(language: 'en' | 'es', gender: Gender): string[] {
  return lists[language][gender].split(' ')
}

/** Whom a first name belongs to: by the lists, else by a telling ending; null when neither says. */
export function genderOfName(name: string): Gender | null {
  const said = folded(name)
  const listed = known.get(said)
  if (listed !== undefined) return listed
  if (said.length < 4) return null
  if (endings.female.test(said)) return 'female'
  return endings.male.test(said) ? 'male' : null
}

/** Whether a word is a first name of the lists. */
export function isFirstName(word: string): boolean {
  return known.has(folded(word))
}

const titles = /^(do[nñ]a?|doña|don|mr|mrs|ms|dr|sr|sra|srta)\.? /i

/** The first and the last name of an individual, without titles. */
export function namesOf(name: string): { first: string; last: string } {
  const words = name.replace(titles, '').trim().split(/\s+/)
  return { first: words[0] ?? name, last: words.slice(1).join(' ') }
}
