import type { RootCause } from '../../plan.ts'
import { type Clause, firm, person, working } from '../voice.ts'

/** What lies behind it. Details agree with each other, whichever of them are said in a session. */
export const causes: Record<RootCause, readonly Clause[]> = {
  job_loss: [
    person('La empresa recortó gente, y ahí me tocó.'),
    person('Perdí el trabajo, y los ahorros se fueron más rápido de lo que creía.'),
    person('Quitaron mi puesto. Un día tenía credencial y al otro una caja de cartón.'),
    person('Desde el recorte vivo de lo que tenía guardado, y ya casi se acaba.'),
    firm('Se terminó nuestro contrato más grande, y con él se fue buena parte del trabajo.'),
    firm('Perdimos al cliente que mantenía este lugar.'),
  ],
  reduced_hours: [
    person('Me recortaron las horas, y el pago ya no es ni parecido a lo que era.'),
    person('Sigo trabajando, pero sólo me llaman para algunos turnos.'),
    person('Ya no hay horas extra, hay menos turnos, y la renta sigue igual.'),
    person('Antes contaba con semanas completas, y ahora el horario tiene más huecos que días.'),
    firm('Tuvimos que recortar el horario del negocio, y con eso bajó lo que entra.'),
  ],
  illness: [
    working('Me enfermé, y pasé más tiempo sin trabajar de lo que nadie esperaba.'),
    person('Estuve en el hospital, y la recuperación ha sido lenta.'),
    person('La salud me falló. El tratamiento no termina, y las cuentas tampoco.'),
    working('Con la enfermedad no pude trabajar, y todo se fue atrasando.'),
    firm('Quien lleva el negocio cayó en cama, y se sintió en todo.'),
  ],
  separation: [
    person('Nos separamos, y ahora un solo ingreso carga con lo que era de los dos.'),
    person('Se acabó mi matrimonio, y me quedé con casi todas las cuentas.'),
    person('Es la separación. Hay otra casa que pagar, y encima los abogados.'),
    person('Mi ex se fue, y con eso se fue también el otro ingreso.'),
    firm('Nos separamos de un socio, y comprarle su parte nos dejó sin reservas.'),
  ],
  family_care: [
    person('Mi mamá ya no puede quedarse sola, y yo la cuido.'),
    working('Estoy al cuidado de mi mamá, y eso me quita horas de trabajo cada semana.'),
    person('Alguien tiene que estar con mi mamá, y para pagar quien la cuide no me alcanza.'),
    person('Es por mi mamá. Las medicinas, las vueltas al doctor, ahí se va el dinero.'),
    firm('Éste es un negocio de familia, y la familia ha estado cuidando a mi mamá.'),
  ],
  other_debts: [
    person('Ésta no es la única. Pedí prestado a unos para pagarles a otros.'),
    person('Hay otros préstamos, y todos quieren cobrar la misma semana.'),
    person('Pedí un préstamo para tapar el anterior, y ahora no puedo con ninguno.'),
    person('Para cuando cobran los demás, a ustedes nunca les llega su turno.'),
    firm('Hay otros acreedores antes que ustedes, y se cobran de manera automática.'),
    firm('Compramos equipo a crédito, y las mensualidades se nos fueron encimando.'),
  ],
  late_customer: [
    'A nosotros también nos pagan tarde, de ahí viene todo.',
    'Hay una factura grande que nuestro cliente no termina de pagar.',
    'Hicimos el trabajo, mandamos la factura, y seguimos esperando el dinero.',
    'Si nuestro cliente principal no paga, nosotros tampoco podemos, así de simple.',
    'Tenemos muchas promesas por cobrar, y con promesas no se paga.',
  ],
  slow_season: [
    'Esta temporada bajaron las ventas, y los gastos fijos siguen donde estaban.',
    'Es nuestra temporada baja, y ha sido la más floja de todas.',
    'Entra menos gente al negocio, y en la caja se nota.',
    'Se secaron los pedidos, y había que cubrir sueldos y local de todos modos.',
    'Compramos mercancía para una temporada que nunca llegó.',
  ],
  dispute: [
    'No estoy* de acuerdo con lo que dice esa cuenta, por eso no se pagó.',
    'Ahí hay cargos que nadie me* ha explicado nunca.',
    'Cuando llegó, reclamé*, y nadie contestó.',
    'No iba* a pagar algo que venía mal desde el principio.',
    'Pedí* el detalle, y hasta que lo vea* no suelto* el pago.',
  ],
  avoidance: [
    'Dejé de abrir las cartas. Ya sé, es una tontería, pero así fue.',
    'Lo fui dejando, y mientras más esperaba, más difícil era dar la cara.',
    'No pasó nada dramático. Miré para otro lado, y fue creciendo.',
    'Cada vez que lo pensaba me sentía mal, así que no lo pensaba.',
    'Siempre me decía que la otra semana lo arreglaba.',
  ],
}
