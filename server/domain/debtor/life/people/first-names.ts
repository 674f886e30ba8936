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

/** Further names, by which a person is known to be a man or a woman; invented relatives have more usual ones. */
const further: Record<Gender, string> = {
  female:
    'Adele Agnes Alberta Alma Anita Annette April Arlene Bernice Bertha Bethany Bettye Bianca Brandi Brianna Bryony Caitlin Caitlyn Camille Carla Carmel Carole Cassandra Celeste Charlene Chelsea Clara Cora Courtney Daisy Daphne Darla Deirdre Delores Desiree Destiny Dionne Dolores Dora Edith Edna Elaine Eleanor Elise Ella Ellen Eloise Elsie Esme Estelle Ethel Eunice Faith Faye Felicia Flora Florence Freda Gayle Geneva Georgia Geraldine Gertrude Gillian Gina Gladys Glenda Gwen Gwendolyn Harriet Hattie Hayley Henrietta Hilary Hilda Hope Ida Ifeoma Imani Imogen Ingrid Irene Iris Jade Jana Jane Janelle Jasmine Jeanette Jeannie Jo Joann Joanna Joanne Jodi Josephine Joy Juanita June Justine Kara Karin Karla Kate Kaylee Kelsey Kendra Kerry Kirsten Kristen Kristin Lana Latisha Leah Leanne Lena Leona Leslie Lila Lillian Lily Lorna Lorraine Loretta Louise Lucille Luna Lydia Lynn Lynne Mabel Mae Mandy Marcia Margarita Margo Marguerite Marian Marianne Marjorie Marsha Maxine May Meera Melanie Melinda Mercy Meredith Mia Mildred Millie Mindy Minnie Miriam Misty Myra Myrtle Nadine Naomi Nell Nina Nora Norma Opal Pam Patrice Paulette Pauline Pearl Penny Phoebe Phyllis Poppy Priscilla Queenie Raelynn Ramona Regina Renee Rita Roberta Rochelle Rosa Rosalind Rose Roxanne Sabrina Sadie Sally Saoirse Selina Serena Shanice Shari Shauna Shelby Shelley Sherri Sherry Simone Sonia Sonya Sophie Susanna Suzanne Sylvia Tabitha Tara Tasha Tess Thelma Tonya Tracey Trina Trudy Ursula Valerie Velma Vera Verna Veronica Vicki Vickie Viola Vivian Wilma Winifred Yasmin Yvette Yvonne Zainab Zara ' +
    'Abigail Adela Adelaida Alba Alicia Ariadna Aránzazu Arantxa Aurelia Azucena Bárbara Bernarda Candela Caridad Carlota Celeste Celia Clara Clotilde Dalia Débora Digna Dulce Edith Eloísa Encarna Enriqueta Ernestina Estefanía Eulalia Fátima Felisa Filomena Gisela Gladys Griselda Guillermina Haydée Iliana Inmaculada Irene Iris Itzel Ivonne Jazmín Josefa Judith Juliana Karen Leonor Lilia Lourdes Luisa Macarena Magdalena Maite Marcela Margot Marianela Maricruz Mariela Marina Marlén Maura Mayra Melisa Mireya Miriam Nahomi Nayeli Nerea Nieves Noemí Olimpia Paloma Paz Priscila Reina Reyna Rosalía Rosario Roxana Ruth Sabrina Sandra Selena Sol Tamara Teodora Úrsula Valeria Vicenta Yanet Yareli Yarelis Yazmín Yuleisy Zulema',
  male:
    'Abdul Abraham Adrian Alastair Albie Alec Alfie Alfred Alistair Allan Allen Alvin Alun Amir Anand Anil Angus Archie Arnold Arnie Ashton Barney Basil Bennie Bernard Bert Bill Boyd Brad Bradford Brendan Brent Brock Brody Bryce Buck Byron Calvin Cameron Cecil Cedric Chester Chris Chuck Clark Claude Clay Clayton Clifford Clifton Clint Clinton Clive Clyde Colin Colm Conrad Corey Cyril Cyrus Damian Damon Danny Dante Darrell Davis Dexter Delbert Demetrius Denny Desmond Devin Dewey Dev Dirk Dominic Don Donnie Duane Duncan Dwight Earnest Ed Eddie Edgar Edmund Edwin Eli Elias Elijah Elliot Ellis Elmer Emmett Ernest Errol Ethan Everett Ewan Finn Floyd Forrest Francis Franklin Fred Freddie Frederick Gareth Garrett Garry Gavin Gene Geoffrey Geoff Gethin Giles Gilbert Gordon Grant Guy Harley Harris Harvey Herb Herbert Herman Homer Horace Howard Howell Hubert Hugo Iain Ibrahim Ike Imran Ira Irving Isaiah Ivor Jackson Jake Jared Jarrod Jay Jed Jeffery Jerome Jimmie Jimmy Jock Joey Johnnie Jon Josh Julian Julius Junior Kareem Karl Keenan Kelvin Kent Kendrick Kenny Kirk Kurt Lamar Lance Lars Laurence Lee Leonard Lester Levi Lewis Lionel Lloyd Lonnie Lou Lowell Lucas Luther Lyle Lynn Mack Malcolm Manny Marc Marion Marlon Marshall Marty Marvin Maurice Melvin Merle Micah Miguel Miles Milton Mitchell Mohammed Morris Moses Murray Myron Nathaniel Ned Nelson Nolan Orville Otis Otto Perry Pete Preston Quentin Ralph Ramon Randal Randall Reggie Reginald Rex Rhys Ricky Rob Robbie Rod Roderick Rodney Roland Roman Roosevelt Ross Royce Rory Rufus Rupert Sal Sammy Sanjay Saul Sebastian Shaun Sheldon Sherman Sid Sidney Silas Spencer Stanley Stefan Sterling Stewart Tariq Taylor Terence Theo Theodore Tim Timmy Toby Tobias Tommy Trent Trevor Tristan Troy Tyrell Vaughn Vern Vernon Vince Virgil Wallace Warren Wendell Wilbur Wiley Will Willard Winston Woodrow Zach Zane ' +
    'Abelardo Absalón Adán Adalberto Amado Anselmo Antonino Apolinar Aquiles Armando Arnulfo Aurelio Baltasar Bartolomé Bernabé Bernardo Blas Braulio Brayan Bruno Bulmaro Cándido Carmelo Cayetano Cecilio Cipriano Claudio Clemente Cornelio Crisanto Crispín Dagoberto Dámaso Demetrio Dionisio Edgar Edgardo Edmundo Edwin Eleazar Eleuterio Eliseo Emanuel Enzo Epifanio Erasmo Eric Estanislao Eugenio Ezequías Fausto Feliciano Fermín Filiberto Florencio Florentino Fortunato Franco Froilán Gael Gerónimo Gervasio Gil Heriberto Hilario Hipólito Iago Iñaki Íñigo Irineo Isaac Isaías Isidro Ivo Jacinto Jacobo Jairo Jaume Jeremías Jonás Josué Juancho Julián Justo Kevin Laureano Lautaro Leopoldo Lino Lisandro Lucio Luciano Macario Marcelino Marcelo Mariano Maximino Melchor Misael Nahuel Noé Octavio Odín Onésimo Ovidio Pancho Patxi Plácido Porfirio Primitivo Próspero Quique Raimundo Renato Reyes Rodolfo Rogelio Roque Rufino Rutilio Sabino Santos Saturnino Severino Silverio Silvestre Silvio Tadeo Teófilo Thiago Tiburcio Tito Toribio Urbano Venancio Victoriano Vidal Virgilio Wilberth Wilmer Xoán Yahir Zacarías Zenón',
}

const endings: Record<Gender, RegExp> = { female: /(a|ette|elle|ine|lyn)$/, male: /(o|os|us|an|el)$/ }

const known = new Map<string, Gender>()
for (const gender of ['male', 'female'] as const)
  for (const name of further[gender].split(' ')) known.set(folded(name), gender)
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

const titles = /^(?:(?:do[nñ]a?|doña|don|mr|mrs|ms|dra?|sr|sra|srta|ing|lic|arq|prof|profa|cp|mtr[oa])\.? )+/i

/** A name without what an author notes behind it: "(contesta su hermana Otilia)". */
export function withoutRemark(name: string): string {
  return name.replace(/\s*\([^)]*\)\s*$/u, '') || name
}

/** The first and the last name of an individual, without titles and remarks. */
export function namesOf(name: string): { first: string; last: string } {
  const words = withoutRemark(name).replace(titles, '').trim().split(/\s+/)
  return { first: words[0] ?? name, last: words.slice(1).join(' ') }
}
