/** Eight lines of a good call in both languages, which the browser tests type. */
export const scriptedCalls = {
  en: [
    'Hello, my name is Laura, calling on behalf of Northway Recovery on a recorded line. Am I speaking with the right person?',
    'Thank you. Could you confirm your date of birth, please?',
    'This is an attempt to collect a debt, and any information obtained will be used for that purpose. You have a past due balance.',
    'I am sorry to hear that, that must be hard. What happened?',
    'If I understand you, money has been tight since then. When do you get paid?',
    'We have a few options, for example a payment plan of $50 a month.',
    'Could I count on the first payment on Friday, by card?',
    'To recap, we agreed on $50 a month, the first payment on Friday by card. Thank you for your time.',
  ],
  es: [
    'Buenas tardes, mi nombre es Laura, le llamo de parte de Cobranza Norte y la llamada será grabada. ¿Hablo con la persona titular?',
    'Gracias. ¿Me confirma su fecha de nacimiento, por favor?',
    'Este es un intento de cobrar una deuda y cualquier información obtenida se usará para ese fin. Usted tiene un saldo vencido.',
    'Lamento escucharlo, me imagino que ha sido difícil. ¿Qué pasó?',
    'Si le entiendo bien, desde entonces el dinero no alcanza. ¿Cuándo le pagan?',
    'Hay varias opciones, por ejemplo un plan de pagos de $50 al mes.',
    '¿Puedo contar con el primer pago el viernes, con tarjeta?',
    'En resumen, quedamos en $50 al mes, el primer pago el viernes con tarjeta. ¿Es correcto?',
  ],
} as const
