import { act } from '../../cue.ts'
import type { Cue } from '../../cue.ts'

const que = '(que|ke|q|que es lo que|que fue lo que)'
const ingreso =
  '(ingreso*|sueldo|salario|nomina|pension|trabajo|empleo|chamba|laburo|aguinaldo|ahorro*|ahorrad*|beca|prestacion*|paro|desempleo|subsidio|finiquito|liquidacion|comision*|bono|changa*|curro|jubilacion|seguro|dinero|plata|entrada*)'

const notOpen = [
  '(fecha de nacimiento|ultimos cuatro|codigo postal)',
  '(que|cual) (dia|fecha) ',
  '(con que|cual|que) tarjeta',
  '(que|cual) (clase|tipo) de (persona|madre|padre|hombre|mujer)',
  '(dejeme|dejame|dejadme|permitame|te|le|os) (explico|cuento|explicar*|contar*|platico)',
  '(le|te|os) (puedo|voy a|quiero) (explic*|contar|platic*)',
  '(mas en (que|lo que)|en que mas|algo mas)',
  '(como|que) (le|te) (suena|parece*)',
  '(como|con que) (va|vas|quiere*|desea*|prefiere*|queres|gustaria|le gustaria) .. (pag*|realiz*|hacer|efectu*|abon*)',
  '(a que hora|a que tarjeta|con que tarjeta|a que cuenta)',
  '(es usted|sos|eres) (tont*|idiota|sord*)',
  'que (diria|dira|va a decir|opina|opinaria) .. (familia|jefe|mama|esposa|vecin*|ella|el de)',
  '(le|te|os) explico (como|que|por)',
  '(no me (importa|interesa)|me (vale|importa un))',
  '(explicar|explico) como',
  'asi es como',
]

/** Preguntas abiertas (causa, situación, deseos) y cerradas (dinero, trabajo, días de pago). */
export const probing: readonly Cue[] = [
  act(
    'open_probe',
    [
      `${que} (es lo que|fue lo que) ..`,
      '(cuente|cuenteme|cuentame|cuentenos|cuenten|contame|contanos|contadme|contarme|platique|platiqueme|platicame|platicarme|expliqueme|explicame|explicarme|hableme|hablame|digame|dime|decime|diganos|compart*|describ*|comente|comenteme|comentenos|comentame) [(me|nos|un poco|un poquito|tantito|mas|por favor|bien|tranquil*|con confianza|con calma)] .. (mas|que (paso|ha|esta|sucede|sucedio|le|te|fue|ocurr*|pasa*|anda|es lo)|sobre|acerca|como (esta*|anda*|ha|han|va|vas|van|vais|fue|le|te|se|lo|llego|llegaste|es su|ve|ves)|de (su|tu|lo que|eso)|por que|un poco|su|tu|lo que|cual|a que|a detalle|con (confianza|calma)|que la|que lo)',
      '(cuente|cuenteme|cuentame|contame|contanos|platiqueme|platicame|hableme|explayese) [(me|nos|entonces|nomas|por favor|tranquil*)] $',
      '(cuenteme|cuentame|contame|platiqueme|platicame|cuenten*|cuentenos|contanos|contadme|hableme|hablame) ..',
      '(me|nos) (puede*|podria*|podes|puedes|podrias|podeis|podriais|gustaria|quiere*|podra) .. (contar*|platicar|explicar|decir (mas|que (paso|sucedio|ha|le|te|pasa)|como|por que|cual)|comentar|hablar|compartir|describir|ayudar a entender) ..',
      '(ayud*) .. [a] (entender|comprender)',
      '(a que|por que|porque|xq|debido a que|de donde) .. (se debe|se debio|se ha debido|debe|viene|dejo|dejaste|dejado|dejara|no (ha|has|han|pudo|pudiste|pago|pagaste|puede*|podes|se)|razon|motivo|atras*|retras*|cayo|esta [tan] (molest*|enoj*|preocup*)|piensa*|pensas|cree*|dice*|siente*|considera*|le preocupa|surgio|fue|paso)',
      '(que|ke|q) [(le|te|les|os|fue lo que|es lo que)] (paso !(con (mi|un|una|el|la)|al|a mi)|ha pasado|esta pasando|sucedio|ha sucedido|ocurrio|cambio|ha cambiado|anda pasando|anduvo pasando|le impidio|te impidio)',
      'que (fue|es) lo que (paso|pasa|sucedio|ocurrio|cambio|le|te|se|ha|esta)',
      'a que se debe',
      'a que se (debio|ha debido)',
      '(por que|porque|xq) (razon|motivo|causa|no ha|no pudo|no se|dejo|dejaste|se atraso|se retraso|te atrasaste|cree*|piensa*|dice*)',
      '(como) .. (esta*|estan|estas|anda*|andas|van|va|vas|ha|han|he|lo|le|te|se|os|quedo|llego|llegaste|fue|es|habeis|ve|ves|ves) .. (su|tu|sus|tus|la|las|el|los|situacion|cosa*|todo|estado|ido|afectado|sentido|sus|llegado|llevado|gastos|finanzas|ingresos|economia|familia|trabajo|usted|vos|sintiendo|siente*|vive|viviendo|llevando|llego|cuentas|ve|ves|ultimos|esto|eso|negocio|sostiene*|mes*|dinero|dia a dia)',
      'como (viene*|venis|vienes|ha estado|han estado|anda*|andas|andan|andais|va todo|le va|te va|le ha ido|te ha ido|se siente*|te sentis|te sientes|lo ve|ves|lo ves|le afecta|te afecta|se ha visto|se le complic*|se encuentra|esta llevando|llego a|llegaste a|llegamos|quedaron|fue que|es que|se dio|surgio|le hace*|le gustaria (resolver*|arreglar*|manejar*|solucionar*|proceder)|te gustaria (resolver*|arreglar*|manejar*|solucionar*)|piensa*|podemos (ayudar*|apoyar*|resolver*|arreglar*|solucionar*)|puedo ayudar*|puedo apoyar*|le puedo (ayudar|apoyar)|te puedo ayudar|habeis llegado|han sido|ha sido)',
      '(cual|cuales) (es|fue|ha sido|seria|son|fueron|cree|es su|es tu) [(que es|que fue)] .. (motivo*|razon*|causa*|situacion|problema|dificultad*|inconveniente|preocupacion*|plan*|opinion|historia|panorama|idea|principal|origen|detalle|duda|inquietud|circunstancia*|intencion|propuesta|expectativa|mayor|necesidad*)',
      '(cual|cuales) .. (motivo|razon|situacion|dificultad|causa) ..',
      '(hubo|ha habido|hay|tuvo|paso|surgio|existe) (algun|algo|alguna) .. (cambio|problema|situacion|inconveniente|dificultad|imprevisto|contratiempo|pasado|que (le|te|haya)|razon)',
      '[algo] [ha] (cambio|cambiado) .. (en su|en tu|su|tu) (situacion|trabajo|vida|ingresos|economia)',
      '(quisiera|me gustaria|quiero|necesito|ayudeme a|dejeme|permitame|trato de|busco) [(a)] (entender|comprender|conocer|saber|escuchar|escucharlo) .. [(que|como|por que|mas|su|tu|lo que|mejor|cual)] ..',
      'sus propias palabras',
      '(que onda|que hubo|que tal) .. (con (el|la|los|las|su|tu|ese|esa)|le (ha|fue)|te (ha|fue)|anda*|va|vas|van|vais)',
      '(de que|que) (manera|forma) .. (le|te|podemos|puedo|podria*|quisiera*|ayud*|afect*|convien*|acomod*|gustaria)',
      '(en que|con que|de que) .. (puedo|podemos|podria) (ayud*|apoy*) ..',
      '(que|q) .. (dij*|dice*|dijeron) (el|la|los) (doctor*|medico*|seguro|banco|jefe|patron)',
    ],
    {
      negation: 'keep',
      unless: notOpen,
    },
  ),
  act(
    'open_probe',
    [
      `${que} [(le|te|les|os|se|nos|me|fue|es|ha|esta|lo)] .. (paso|pasa|pasado|pasando|pasaria|sucedio|sucede|sucedido|sucediendo|ocurrio|ocurre|ocurrido|ocurriendo|cambio|cambiado|impid*|impidio|impedido|complic*|hizo|ha hecho|detuvo|detiene|llevo|ha llevado|lleva|causo|ocasiono|origino|provoco|dificult*|preocup*|frena*|inquieta|motivo|ha motivado|hubo|surgio|afecto|falto|fallo|atoro|estorba|impidiendo|le hace|te hace|hace (pensar|creer|dudar)|lo tiene|la tiene|hay detras)`,
      `${que} .. (situacion|problema*|dificultad*|motivo*|razon*|razones|inconveniente*|obstaculo*|circunstancia*|complicacion*) .. (tiene*|tenes|teneis|tuvo|hubo|hay|esta*|hay|ha|presenta*|le|te|encontr*|es|fue|se)`,
      `${que} (necesita*|necesitas|necesitaria*|piensa*|pensas|piensas|opina*|opinas|sugiere*|propone*|propon*|quisiera*|le gustaria|te gustaria|prefiere*|preferis|espera*|busca*|quiere*|queres|tiene* en mente|entiende*|recuerda*|recordas|solucion*|alternativa*) !(el banco|que (haga|le quite)|hacer el pago|la tarjeta|de nosotros)`,
      `${que} (le|te|les|os) [(vendria|quedaria)] (acomod*|conven*|funcion*|servir*|sirve*|parece mejor|vendria (bien|mejor)|parecer*|resultar*|ayudar*|gustar*|queda (mejor|mas)|vien* (bien|mejor)|haria|preocup*|inquiet*|facilitar*|molesta)`,
      '(que|q|ke) (ha|han) (pasado|sido|cambiado|estado|sucedido|ocurrido)',
      '(que|como) (seria|estaria|le seria|te seria) .. (comod*|facil|ideal|mejor|realista|manejable|posible|bien|lo mas)',
    ],
    { negation: 'keep', form: 'question', unless: notOpen },
  ),
  act(
    'closed_probe',
    [
      '(tiene|tenes|tienes) algo (ahorrad*|guardad*|apartad*|disponible)',
      '^ [ya] (mando|envio|deposito|pago|recibio|firmo|aviso|cambio|perdio|consiguio|tramito|solicito|volvio|regreso|mandaste|enviaste|pagaste|recibiste|cambiaste|volviste|conseguiste) .. (el|la|un|una|su|tu|a|con|los|algun*|al|del) ..',
      '^ (la renta|el alquiler|la hipoteca|la luz|su sueldo|tu sueldo|su pension|su trabajo|tu trabajo|su esposa|su esposo|su marido|su mujer|su pareja|su quincena) ..',
      'cuando (cree|crees|espera|esperas|calcula|calculas|piensa|le|te) .. (llegue|llega|caiga|cae|entre|entra|reciba*|recibe*|tener|cobr*|pagu*|pague|deposit*|salga) ..',
      '(tiene|tenes|tienes|hay) algo (ahorrad*|guardad*|apartad*|disponible)',
    ],
    {
      form: 'question',
      unless: [
        '(domicilio|direccion (es|sigue)|nacimiento)',
        '(total|todo|completo)',
        '(sabe|entera*|enteren) ',
      ],
    },
  ),
  act(
    'closed_probe',
    [
      '(cuando|que dia|que dias|en que fecha|que fecha|cada cuando|cada cuanto|los dias) .. (le|te|les|os|se|su|tu|es|son|sale|cae|llega) .. (paga* !(el|la|lo|esto|esa|ese|su|tu|con)|pagan|depositan|deposit*|cae|caen|entra*|entran|llega*|llegan|cobra*|nomina|quincena|sueldo|pension|dia de pago|paga|aguinaldo|liquida* el|abonan|ingresan)',
      '(le|te|les|os) (pagan|depositan|abonan|ingresan|pagaran|pagarian|depositaran) [(por|cada|los|el|la|semanal*|quincenal*|mensual*|a|al|en|su|tu|bien|hasta|hoy|otra|de nuevo)]',
      '(cuando|que dia|el dia que|que fecha|cada cuanto|cada cuando|que dias) .. (cobra*|cobras|cobrais|cobran|percibe*|recibe*|recibis)',
      '(cobra|cobras|cobrais|gana|ganas|ganais) .. (por (semana|quincena|mes|hora|dia)|semanal*|quincenal*|mensual*|cada|al mes|la nomina|a (fin|principio))',
      '(cuanto|cuanta|cuantos|que tanto|como cuanto|hasta cuanto|que cantidad|que monto|que importe|con cuanto|de a cuanto|de cuanto|que cuota|que suma) [(dinero|plata|mas o menos|seria|es lo que|es lo maximo que|al mes|podr*)] .. (pued*|podria*|podri*|podes|podrias|podra*|pudiera*|le (queda*|alcanza*|sobra*|entra*|acomoda|es|viene)|te (queda*|alcanza*|sobra*|entra*|viene|es)|os (queda*|sobra*)|gana*|ganas|percibe*|ingresa*|gasta*|gastas|paga* de|pagas de|dispone*|cuenta*|tiene* (disponible|ahorrado|ahora)|tenes|maneja*|dar|abonar|aportar|ofrec*|pens*|estaria*|esta*|le queda|realist*|comod*|quisiera*|pagar*|alcanz*|sale*|llega*|junt*|poner|pondria*|se (le|te)|entre|necesita* para|recibe*)',
      '[con] cuanto (puede*|podria*|podes|podrias|podriamos|le|te|os|queda|gana*|estaria*|cuenta*|dispone*|dinero|al mes|seria)',
      '(esta*|estas|estais|estan|sigue*|segui*|seguis|sigues|continua*|anda*) .. (trabajando|laborando|desemplead*|emplead*|jubilad*|pensionad*|en blanco|en [el] paro|chambeando|laburando|sin (empleo|trabajo|chamba)|de (baja|licencia)|cobrando|recibiendo|percibiendo|buscando (trabajo|empleo|chamba)|activ*|asegurad*|inscrit*|casad*|rentando|alquilando|currando|contratad*|en nomina|estudiando)',
      '(trabaja*|trabajas|labora*|laburas|trabajais|laburan|chambea*) .. (actualmente|todavia|aun|por (su|tu|mi) cuenta|en|para|de|fijo|tiempo|por|como|ahora|ahorita|usted|alguien)',
      `(tiene*|tenes|tienes|teneis|tendra*|cuenta* con|contas con|contais con|recibe*|recibis|recibes|percibe*|dispone*|espera*|esperas|va|vas|van|vais a recibir|vas a (recibir|cobrar)|cobra|cobras|manejas|le queda|conto con) [(usted|vos|ustedes|todavia|actualmente|ahora)] [(algun*|otro|otra|otros|otras|un|una|alguna|mas|otra fuente de|fuente de|alguna otra|algun otro|su|tu|el|la|suficiente)] .. ${ingreso}`,
      '(tiene*|tenes|tienes|teneis|hay) .. (hijos|dependientes|personas a (su|tu) cargo|a su cargo|familia que|seguro (medico|de desempleo)|ahorros|otras deudas|otros (pagos|creditos|gastos|ingresos)|auto propio|casa propia|pareja|quien (le|te) (ayude|apoye|pueda)|alguien que|alguna entrada|deposito esta)',
      '(alguien mas|otra persona|su (esposo|esposa|pareja|familia|marido|mujer)|tu (esposo|esposa|pareja|familia|marido|mujer)|alguien|algun familiar) .. (en (su|tu|la) casa|aporta*|trabaja*|ayuda*|apoya*|contribuye*|lo (ayud*|apoy*)|le (ayud*|apoy*)|te (ayud*|apoy*)|puede*|gana*)',
      '(le|te|os|les) (alcanza*|sobra*|queda*|quedan|quedaria*|alcanzaria*|llega para|rinde*|sobraria*) .. (para|despues|luego|algo|libre|al|cada|con|a fin|de|disponible|dinero|lo basico|cuanto)',
      '(pago|deposito|transferencia) .. (lo|la) (hizo|envio|mando|realizo) .. (por|con|en|mediante)',
      '(hizo|envio|mando|realizo|hiciste|enviaste|mandaste|realizaste|ya (hizo|realizo|mando|pago)|hicisteis) .. (el|ese|ese|su|tu|un|algun|esa|la) (pago|deposito|transferencia|abono|tramite|denuncia|solicitud|reporte)',
      '(recibio|recibiste|solicito|solicitaste|tramito|tramitaste|encontro|encontraste|aviso|avisaste|hablo|hablaste|consiguio|conseguiste|pidio|pediste|le (respondieron|dieron|aprobaron|contestaron)|te (respondieron|dieron|aprobaron)|regreso|volvio|volviste) .. (el|la|su|tu|algun*|un|una|con|a|otro|trabajo|al|empleo|ya|los) (estado|factura|seguro|empleo|trabajo|ayuda|incapacidad|finiquito|recibo|notificacion|apoyo|trabajar|banco|chamba|laburo|cuenta|carta|aviso|liquidacion|desempleo|paro|prestacion*|pago)',
      '(es|era|sigue siendo|seria) [(solo|nada mas)] (temporal|permanente|fijo|el unico (ingreso|que)|la unica|de tiempo completo|medio tiempo|jornada completa|por contrato)',
      '(desde cuando|hace cuanto|cuanto tiempo|cuantas personas|cuantos hijos|cuantas horas|cuantos dependen|cuantos (son|viven|meses|dias)|por cuanto tiempo|hasta cuando) .. ',
      '(renta|alquila*|paga* (renta|alquiler|hipoteca)|es propia|casa [es] propia) .. (o|casa|de|su|usted)',
      '(semanal*|quincenal*|mensual*|por semana|por quincena|por mes|por hora) (o) (semanal*|quincenal*|mensual*|por (semana|quincena|mes)|cada|a la)',
      '(podria*|puede*|podes|podrias|pudiera*|le alcanza para|alcanzaria*) .. [con] (unos|algo|al menos|por lo menos|alrededor de|aunque sea|minimo|como) .. <n>',
      '(cual|cuanto|de cuanto|que) (es|son|seria) (su|tu|el|sus|tus) (ingreso*|sueldo|salario|presupuesto|gasto*|pension|renta|capacidad de pago|dia de (pago|cobro)|entrada*|nomina|quincena)',
      '(su|tu) (quincena|sueldo|nomina|pension|pago) .. (cae|llega|entra|es|sale) .. (el|los|cada|hoy|manana|cuando|que dia)',
      '(recibe*|recibis|cobra*|va a (recibir|cobrar)|vas a (recibir|cobrar)|le (dan|daran|toca)|te (dan|toca)) .. (aguinaldo|utilidades|bono|pension|finiquito|liquidacion|paro|prestacion|extra|subsidio|ayuda|reembolso|devolucion|reparto|paga extra|indemnizacion)',
    ],
    {
      negation: 'keep',
      unless: [
        'a ver si (entiendo|entendi)',
        '(que dia|que fecha|cuando) .. (puede*|podria*|podes|va|vas|van|vais|quiere*|le queda|podemos|lo|haria*|hara) .. (pag*|realiz*|hacer|hace*|deposit*|abon*|esper*|cubr*)',
        '(cuantas veces|cuanto (debe|lo siento|lo lamento|le debe))',
        'no sabe cuanto',
        '(que|cuanto) mas',
        '(le|te) pagan .. entonces',
        'alguna otra (duda|pregunta)',
        '(como|por donde|con que) (va|vas|lo|le|quiere*)',
        'lo antes posible cuanto antes',
      ],
    },
  ),
]
