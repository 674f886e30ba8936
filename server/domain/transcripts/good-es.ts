import type { GoodCollectorLines } from './lines.ts'

/** The same collector in Spanish, using the formal "usted". */
export const goodSpanish: GoodCollectorLines = {
  opening:
    'Buenos días, mi nombre es Laura Vega, le hablo de Cobros Norte y la llamada será grabada. ¿Hablo con {name}?',
  whoAmI: [
    'Tiene razón en preguntar. Soy Laura Vega, de Cobros Norte, y antes de decirle más necesito saber que hablo con la persona correcta. ¿Hablo con {name}?',
  ],
  verify: 'Gracias, {first}. Para proteger su privacidad, ¿me confirma su fecha de nacimiento?',
  reassure:
    'Hace bien en cuidarse. La fecha de nacimiento solo me dice que hablo con la persona correcta, y entonces le explico de qué se trata. ¿Me confirma su fecha de nacimiento, por favor?',
  probes: [
    'Entiendo que no es fácil. ¿Qué pasó para que se le fuera complicando?',
    'Lo entiendo, y no hay prisa. Si le entiendo bien, detrás hay algo más que los números. ¿Qué cambió para usted?',
    'Gracias por su paciencia. Prefiero entender primero y hablar de cifras después. ¿Me cuenta cómo se fue atrasando?',
  ],
  disclose:
    'Gracias. Este es un intento de cobrar una deuda, y toda información obtenida se usará para ese fin. Se trata de {debtType}, con un saldo vencido de {debt}. ¿Qué pasó que se fue atrasando?',
  disclosure: 'Este es un intento de cobrar una deuda, y toda información obtenida se usará para ese fin.',
  causes: {
    job_loss:
      'Quedarse sin trabajo, y que se vayan los ahorros: eso le daría miedo a cualquiera, y lamento que haya tenido que pasar por ahí. Gracias por contarme.',
    reduced_hours:
      'Lamento escucharlo. Menos horas y las mismas cuentas cada mes: debe ser agotador. Gracias por contarme.',
    illness:
      'Lo siento mucho. Enfermarse y encontrarse después con las cuentas: debe haber sido muy pesado. Gracias por la confianza.',
    separation:
      'Lamento escucharlo. Una separación, y quedarse con las cuentas de los dos, debe ser muy duro. Gracias por contarme.',
    family_care:
      'Lamento escucharlo. Cuidar a su familia mientras las cuentas siguen llegando debe ser agotador. Gracias por contarme.',
    other_debts:
      'Que varios le cobren al mismo tiempo: me imagino la presión que siente. Gracias por su sinceridad.',
    late_customer:
      'Esperar un dinero que a usted le deben debe ser muy frustrante. Gracias por su sinceridad.',
    slow_season: 'Una temporada floja con los mismos gastos debe ser muy dura. Gracias por su sinceridad.',
    dispute:
      'Entiendo que le enoje tener cargos que nadie le explicó. Gracias por decírmelo. Le puedo enviar un desglose por escrito, es su derecho.',
    avoidance:
      'Gracias por su honestidad. Cuesta mirar algo que sigue creciendo, y no es usted la única persona a quien le pasa.',
  },
  affordability:
    'Hay varias opciones, y podemos repartirlo en un plan de pagos. ¿Cuánto podría pagar al mes sin quedarse sin lo necesario?',
  topics: {
    no_money: [
      'Lamento escucharlo. Ya recortó lo que pudo y aun así no queda nada: debe ser agotador. Tenemos un programa de apoyo, y se puede hacer un plan de pagos con mensualidades más chicas.',
      'Me dice que el mes se acaba antes de empezar. Justo para eso sirven las mensualidades chicas de un plan de pagos.',
    ],
    job_loss: [
      'Lamento lo de su trabajo, debe dar miedo. Para eso tenemos un programa de apoyo, con mensualidades más chicas hasta que vuelva a trabajar.',
    ],
    more_time: [
      'Si le entiendo bien, el dinero todavía no llega, y no quiere prometer antes de tenerlo. Qué bueno saberlo. Podemos hacer un plan de pagos que empiece después de su próximo día de pago.',
    ],
    dispute_amount: [
      'Entiendo lo molesto que es que una cifra no coincida con lo que recuerda. Tiene derecho a disputarla. Le envío por escrito el comprobante de la deuda, con cada cargo.',
      'Entonces revisémoslo: le mando el comprobante de la deuda por escrito, cargo por cargo, y no hay que decidir nada sobre la cifra antes de que lo tenga.',
    ],
    already_paid: [
      'Si ya pagó, eso importa, y entiendo que esta llamada le moleste. Voy a revisar los registros y le envío por escrito el comprobante de la deuda.',
    ],
    medical: [
      'Lo lamento, tratamiento y cuentas al mismo tiempo debe ser agotador. Tenemos un programa de apoyo, y un plan de pagos con mensualidades chicas deja lugar para los gastos médicos.',
    ],
    family: [
      'Lamento escucharlo. Claro que su familia va primero. Un plan de pagos con mensualidades chicas deja lugar para lo que hace falta en casa.',
    ],
    tax_refund: [
      'Entonces espera la devolución. Eso ayuda. ¿Cuándo la espera? Mientras tanto podríamos empezar con un plan de pagos pequeño.',
    ],
    partial_offer: [
      'Entonces una cantidad menor sería posible: gracias por decírmelo. Un plan de pagos podría empezar justo con eso.',
    ],
    spouse: [
      'Le escucho, estas cosas las deciden entre los dos, y lo respeto. ¿Le llamo de nuevo cuando lo hayan platicado con su pareja? Les puedo mandar las opciones por escrito a ambos.',
      'Claro, es asunto de los dos. Se lo mando por escrito para que su pareja vea las mismas cifras, y deciden juntos.',
    ],
    deny: [
      'Entiendo que le moleste una cuenta que no conoce. Tiene derecho a disputarla. Le envío por escrito el comprobante de la deuda.',
    ],
    custom: [
      'Le escucho, y lamento que eso siga sin respuesta. Le explico cómo podemos atenderlo: se puede hacer un plan de pagos que lo tome en cuenta.',
    ],
  },
  upset: [
    'Escucho el enojo que trae y, si le entiendo bien, siente que hasta ahora nadie le ha escuchado. Lo lamento. Le pido que mantengamos el respeto, y de verdad quiero oír su lado. ¿Qué pasó?',
    'Tiene razón en decirlo, y lo lamento: debe ser muy frustrante. Conservemos la calma los dos. ¿Qué le ayudaría más en este momento?',
  ],
  breakdown: [
    'Lo siento mucho. Tómese el tiempo que necesite, no hay prisa. Lo que me dice es que ha sido demasiado para una sola persona. Tenemos un programa de apoyo, y una asesoría financiera le puede ayudar sin costo.',
  ],
  care: 'Lamento mucho que se sienta así; su seguridad es lo primero, y la cuenta puede esperar. ¿Está a salvo en este momento? Puede llamar a la Línea de la Vida, a cualquier hora, y alguien le va a escuchar.',
  stop: 'Una disculpa por la molestia. Registro su solicitud y no volveremos a llamar a este número.',
  attorney: 'Es su derecho. ¿Me da el nombre y el teléfono de su abogado, para hablar con él?',
  wrongNumber: 'Una disculpa por la molestia. Quitaré este número de nuestros registros. Hasta luego.',
  commitment: [
    'Lo entiendo: nadie debería prometer lo que no puede cumplir. Busquemos entonces una cantidad que sí pueda. ¿Cuánto podría pagar al mes?',
    'Me dice que primero quiere tener la certeza. Un plan de pagos puede ser pequeño, y se cambia si pasa algo. ¿Cuánto sería posible al mes?',
  ],
  listens: [
    'Gracias por escucharme. ¿Qué le preocupa de todo esto?',
    'Le escucho. ¿Qué necesitaría de nuestra parte para que fuera posible?',
  ],
  takeFigure: [
    'Podemos hacer un plan de pagos de {figure} {every}. Es una cantidad que usted propuso, y prefiero una que pueda cumplir.',
    'Un plan de {figure} {every} nos sirve.',
  ],
  terms: 'Gracias. ¿En qué fecha haría el primer pago, y con qué forma de pago?',
  askMethod: 'Gracias. ¿Y cómo prefiere pagar: con tarjeta, por transferencia o de otra forma?',
  recap:
    'En resumen, para que los dos tengamos lo mismo: quedamos en {figure} {every}, con el primer pago el {date}, {method}. Si algo cambia antes, me llama y lo ajustamos. ¿Es correcto?',
  close:
    'Gracias, {first}, por hablarlo conmigo. Esta semana lo recibe por escrito. Que tenga un buen día. Hasta luego.',
}
