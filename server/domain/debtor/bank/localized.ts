import type { Region } from '../life/life.ts'

/**
 * Words that a region has its own for, where its bank or its tables fall back on those of the main region of the language
 * (the United States, Mexico). Whole words, lower case.
 */
const words: Partial<Record<Region, readonly (readonly [string, string])[]>> = {
  'en-GB': [
    ['paychecks', 'wages'],
    ['paycheck', 'wages'],
    ['apartment', 'flat'],
    ['by check', 'by cheque'],
    ['a check', 'a cheque'],
    ['the check', 'the cheque'],
    ['mom', 'mum'],
    ['gas', 'petrol'],
    ['the mail', 'the post'],
    ['by mail', 'by post'],
    ['mailed', 'posted'],
    ['mail it', 'post it'],
    ['mail me', 'post me'],
    ['mailbox', 'letterbox'],
    ['grocery store', 'supermarket'],
    ['groceries', 'shopping'],
    ['high school', 'secondary school'],
    ['vacation', 'holiday'],
    ['checking account', 'current account'],
    ['cell phone', 'mobile'],
    ['dollars', 'pounds'],
    ['bucks', 'quid'],
    ['soccer', 'football'],
    ['the fall', 'the autumn'],
    ['this fall', 'this autumn'],
    ['zip code', 'postcode'],
    ['attorney', 'solicitor'],
    ['lawyer', 'solicitor'],
    ["y'all", 'you lot'],
    ['gotten', 'got'],
  ],
  'es-ES': [
    ['la prepa', 'el instituto'],
    ['futbol', 'fútbol'],
    ['me da pena', 'me da vergüenza'],
    ['el mandado', 'la compra'],
    ['nada más', 'solo'],
    ['camión', 'autobús'],
    ['medio tiempo', 'media jornada'],
    ['mamá', 'madre'],
    ['papá', 'padre'],
    ['esposa', 'mujer'],
    ['esposo', 'marido'],
    ['ahorita', 'ahora'],
    ['celular', 'móvil'],
    ['carro', 'coche'],
    ['la renta', 'el alquiler'],
    ['rento', 'vivo de alquiler'],
    ['platicar', 'hablar'],
    ['platicamos', 'hablamos'],
    ['platico', 'hablo'],
    ['la quincena', 'la nómina'],
    ['por quincena', 'cada quince días'],
    ['pesos', 'euros'],
    ['chequeo', 'miro'],
    ['computadora', 'ordenador'],
    ['departamento', 'piso'],
    ['letras chiquitas', 'letra pequeña'],
    ['chiquitas', 'pequeñas'],
    ['chiquito', 'pequeño'],
    ['manejar', 'conducir'],
    ['manejo', 'conduzco'],
    ['enojar', 'enfadar'],
    ['enojado', 'enfadado'],
    ['enojada', 'enfadada'],
    ['me enojo', 'me enfado'],
    ['plática', 'charla'],
    ['recién', 'hace poco'],
    ['licenciado', 'abogado'],
    ['mande', 'dígame'],
    ['órale', 'venga'],
    ['ándele', 'venga'],
    ['híjole', 'vaya'],
    ['lana', 'dinero'],
    ['chamba', 'trabajo'],
    ['tantito', 'un poco'],
    ['luego luego', 'enseguida'],
    ['ocupo', 'necesito'],
    ['con cheque', 'por transferencia'],
  ],
  'es-AR': [
    ['la prepa', 'el secundario'],
    ['futbol', 'fútbol'],
    ['me da pena', 'me da vergüenza'],
    ['el mandado', 'las compras'],
    ['camión', 'colectivo'],
    ['esposa', 'mujer'],
    ['esposo', 'marido'],
    ['ahorita', 'ahora'],
    ['carro', 'auto'],
    ['coche', 'auto'],
    ['la renta', 'el alquiler'],
    ['rento', 'alquilo'],
    ['platicar', 'hablar'],
    ['platicamos', 'hablamos'],
    ['platico', 'hablo'],
    ['la quincena', 'el sueldo'],
    ['letras chiquitas', 'letra chica'],
    ['plática', 'charla'],
    ['licenciado', 'abogado'],
    ['mande', 'diga'],
    ['órale', 'dale'],
    ['ándele', 'dale'],
    ['híjole', 'uy'],
    ['lana', 'plata'],
    ['dinero', 'plata'],
    ['chamba', 'laburo'],
    ['tantito', 'un poco'],
    ['luego luego', 'enseguida'],
    ['ocupo', 'necesito'],
  ],
}

const patterns = new Map(
  Object.entries(words).map(([region, pairs]) => {
    const own = new Map(pairs)
    const longest = [...own.keys()].toSorted((a, b) => b.length - a.length)
    return [
      region,
      { own, pattern: new RegExp(`(?<![\\p{L}'’])(?:${longest.join('|')})(?![\\p{L}])`, 'giu') },
    ] as const
  }),
)

/** A text of the main region of a language in the words of another region of it. */
export function localized(text: string, region: Region): string {
  const known = patterns.get(region)
  if (!known) return text
  return text.replace(known.pattern, (word) => {
    const other = known.own.get(word.toLowerCase()) ?? word
    return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other
  })
}
