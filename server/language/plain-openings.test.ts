import { expect, it } from 'vitest'
import { read } from './read.ts'

/** As a call begins, when nothing was said before: none of these lines is learned from. */
const openings = {
  en: [
    'Good morning, you owe the hospital $4,120.',
    'good afternoon you owe us eighty five dollars on your gym',
    'Good evening, I have a bill of $66 here in your name.',
    'Hello Mrs Brown, you owe £230 to the water company.',
    'Hi, I call on behalf of Lakeside Bank about a loan of $8,000.',
    'Good morning, your car payment is two months late.',
    'Good afternoon, you have not paid us since June.',
    'good morning i call about invoice four five two',
    'Good day sir, you owe rent for two months.',
    'Hello, you owe us money and I want to help you sort it out.',
    'Good morning, the amount due is $1,430.',
    'Good evening, you owe us $99 since last winter.',
    'Good afternoon, are you the person who owes $720 on the Visa?',
    'Hello, we lent you $3,000 in January and you owe $2,100.',
    'Good morning Tom, about that $500 you owe.',
  ],
  es: [
    'Buenos días, le debe 4.120 al hospital.',
    'buenas tardes nos debe ochenta y cinco del gimnasio',
    'Buenas noches, tengo aquí un recibo de 66 a su nombre.',
    'Hola, señora Ruiz, debe 230 a la compañía de agua.',
    'Hola, llamo de parte de Banco del Lago por un préstamo de 8.000.',
    'Buenos días, su pago del auto lleva dos meses de retraso.',
    'Buenas tardes, no nos paga desde junio.',
    'buenos días llamo por la factura cuatro cinco dos',
    'Buen día, señor, debe dos meses de renta.',
    'Hola, nos debe dinero y quiero ayudarle a arreglarlo.',
    'Buenos días, el importe es de 1.430.',
    'Buenas noches, nos debe 99 desde el invierno pasado.',
    'Buenas tardes, ¿es usted quien debe 720 de la Visa?',
    'Hola, le prestamos 3.000 en enero y debe 2.100.',
    'Buenos días, Tomás, por esos 500 que debe.',
  ],
} as const

it.each(['en', 'es'] as const)('accuses nobody who opens a call by naming the debt: %s', (callLanguage) => {
  const before = {
    callLanguage,
    today: '2026-11-23',
    balanceCents: 184_000,
    debtorName: '',
    debtor: null,
  } as const
  const accused = openings[callLanguage].filter((line) =>
    read(line, before).sentences.some(({ violations }) =>
      violations.some(({ severity }) => severity !== 'review'),
    ),
  )
  expect(accused).toEqual([])
})
