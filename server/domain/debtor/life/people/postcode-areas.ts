import type { Region } from '../life.ts'

/**
 * How the postcodes of cities begin, from the public lists of each country's post: the first three digits of a ZIP code,
 * the two of the state or province in Mexico and Spain (three near Barcelona), a British postcode area. Argentina's are whole.
 */
const areas: Record<'US' | 'GB' | 'MX' | 'AR' | 'ES', string> = {
  US: 'Columbus 432, Toledo 436, Des Moines 503, Tulsa 741, Knoxville 379, Spokane 992, Houston 770, Dallas 752, San Antonio 782, Austin 787, El Paso 799, Laredo 780, McAllen 785, Los Angeles 900, San Diego 921, Fresno 937, Sacramento 958, Oakland 946, San Jose 951, Phoenix 850, Tucson 857, Las Vegas 891, Chicago 606, Miami 331, Tampa 336, Orlando 328, Jacksonville 322, Atlanta 303, Macon 312, Memphis 381, Nashville 372, Detroit 482, Cleveland 441, Cincinnati 452, Philadelphia 191, Pittsburgh 152, New York 100, Brooklyn 112, Ridgewood 113, Bronx 104, Boston 021, Denver 802, Seattle 981, Portland 972, Albuquerque 871, New Orleans 701, Baton Rouge 708, Charlotte 282, Asheville 288, Raleigh 276, Louisville 402, Milwaukee 532, Minneapolis 554, St. Louis 631, Kansas City 641, Salt Lake City 841, Baltimore 212, Birmingham 352, Huntsville 358, Little Rock 722, Indianapolis 462, Omaha 681, Boise 837, Buffalo 142, Decatur 300, Waco 767, Bangor 044, Edison 088, Elizabeth 072, Fort Worth 761, Corpus Christi 784, Stockton 952, Bakersfield 933, Modesto 953, Riverside 925, Santa Ana 927, Anaheim 928, Long Beach 908, Tacoma 984, Eugene 974, Reno 895, Newark 071, Jersey City 073, Paterson 075, Yonkers 107, Rochester 146, Syracuse 132, Albany 122, Hartford 061, Providence 029, Worcester 016, Springfield 011, Richmond 232, Norfolk 235, Greensboro 274, Durham 277, Columbia 292, Charleston 294, Savannah 314, Augusta 309, Mobile 366, Montgomery 361, Chattanooga 374, Shreveport 711, Lubbock 794, Amarillo 791, Wichita 672, Lincoln 685, Madison 537, Grand Rapids 495, Flint 485, Dayton 454, Akron 443, Youngstown 445, Fort Wayne 468, Peoria 616, Springdale 727, Sioux Falls 571, Fargo 581, Billings 591, Ennis 597, Anchorage 995, Honolulu 968',
  GB: 'London SE, Newport NP, Dundee DD, Aberdeen AB, Leeds LS, Nottingham NG, Bristol BS, Reading RG, Manchester M, Birmingham B, Liverpool L, Swansea SA, Cardiff CF, Bradford BD, Luton LU, Sheffield S, Leicester LE, Hull HU, Newcastle NE, Wrexham LL, Shrewsbury SY, Lowestoft NR, Norwich NR, Croydon CR, Glasgow G, Edinburgh EH, Belfast BT, Derby DE, Plymouth PL, Exeter EX, Oxford OX, York YO, Coventry CV, Sunderland SR, Southampton SO, Portsmouth PO, Brighton BN, Hebden Bridge HX, Harrogate HG, Guildford GU, Rotherham S, Doncaster DN, Barnsley S, Wakefield WF, Huddersfield HD, Halifax HX, Preston PR, Blackpool FY, Blackburn BB, Bolton BL, Oldham OL, Rochdale OL, Stockport SK, Wigan WN, Warrington WA, Chester CH, Stoke ST, Wolverhampton WV, Dudley DY, Walsall WS, Telford TF, Worcester WR, Hereford HR, Gloucester GL, Cheltenham GL, Swindon SN, Bath BA, Taunton TA, Torquay TQ, Truro TR, Falmouth TR, Bournemouth BH, Dorchester DT, Salisbury SP, Milton Keynes MK, Northampton NN, Peterborough PE, Cambridge CB, Ipswich IP, Colchester CO, Chelmsford CM, Southend SS, Lincoln LN, Middlesbrough TS, Darlington DL, Durham DH, Carlisle CA, Lancaster LA, Kirkcaldy KY, Perth PH, Inverness IV, Paisley PA, Falkirk FK, Llandudno LL, Canterbury CT, Maidstone ME, Tunbridge Wells TN, Redhill RH, Watford WD, Slough SL, Romford RM, Bromley BR, Kingston KT, Grimsby DN',
  MX: 'Ciudad de México 06, CDMX 06, Puebla 72, Cholula 72, Tehuacán 75, Querétaro 76, Toluca 50, León 37, Morelia 58, Guadalajara 44, Zapopan 45, Monterrey 64, Tijuana 22, Mexicali 21, Ensenada 22, Mérida 97, Veracruz 91, Xalapa 91, Oaxaca 68, Hermosillo 83, Cancún 77, Chihuahua 31, Ciudad Juárez 32, Culiacán 80, Mazatlán 82, Torreón 27, Gómez Palacio 35, Durango 34, Saltillo 25, Aguascalientes 20, San Luis Potosí 78, Acapulco 39, Cuernavaca 62, Pachuca 42, Tuxtla Gutiérrez 29, Villahermosa 86, Tampico 89, Zacatecas 98, Tepic 63, Colima 28',
  AR: 'Buenos Aires 1425, CABA 1425, Rosario 2000, La Plata 1900, Quilmes 1878, Mar del Plata 7600, Córdoba 5000, Mendoza 5500, Godoy Cruz 5501, Bahía Blanca 8000, Tucumán 4000, Salta 4400, Santa Fe 3000, Lanús 1824, Avellaneda 1870, Morón 1708, Neuquén 8300, Resistencia 3500, Posadas 3300, Paraná 3100',
  ES: 'Zaragoza 50, Valladolid 47, Murcia 30, Málaga 29, Madrid 28, Barcelona 080, Badalona 089, Sabadell 082, Valencia 46, Sevilla 41, Bilbao 48, Granada 18, Salamanca 37, Vigo 36, Gijón 33, Oviedo 33, Alicante 03, Palma 07, Las Palmas 35, Córdoba 14, Toledo 45, La Coruña 15, Pamplona 31, Santander 39, Cádiz 11, Burgos 09, Logroño 26, Albacete 02, Almería 04, Huelva 21, Badajoz 06, Cáceres 10, Lugo 27, Castellón 12, Tarragona 43, Girona 17, Lleida 25, León 24, Huesca 22, Jaén 23, Ciudad Real 13, Cuenca 16, Segovia 40, Ávila 05, Soria 42, Teruel 44, Zamora 49, Palencia 34, Ourense 32, Pontevedra 36, Tenerife 38',
}

const countryOf: Record<Region, keyof typeof areas> = {
  'en-US': 'US',
  'es-US': 'US',
  'en-GB': 'GB',
  'es-MX': 'MX',
  'es-AR': 'AR',
  'es-ES': 'ES',
}

/** Without accents. Capitals stay: Reading is a town, and reading is not. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

type Area = { city: RegExp; begins: string }

const byCountry = new Map(
  Object.entries(areas).map(([country, list]) => [
    country,
    list.split(', ').map((entry): Area => {
      const [, city = '', begins = ''] = /^(.+) (\S+)$/u.exec(entry) ?? []
      return { city: new RegExp(`\\b${plain(city).replaceAll('.', String.raw`\.`)}\\b`, 'u'), begins }
    }),
  ]),
)

/** How the postcodes of the first known city in a text begin; null without one. */
export function areaIn(text: string, region: Region): string | null {
  const said = plain(text)
  const found = (byCountry.get(countryOf[region]) ?? [])
    .map(({ city, begins }) => ({ at: said.search(city), begins }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  return found[0]?.begins ?? null
}
