/** Of a verb in the third person: the first, singular and plural. */
export type FirstPerson = { one: string; many: string }

const regular = {
  ar: 'abandonar abonar acercar acompañar actuar afectar ajustar amar anotar apagar aportar armar asaltar asustar atropellar averiguar bailar borrar calcular cantar captar caminar cansar cargar celebrar cenar circular cojear colaborar comentar completar concursar confiar conectar consultar contagiar cortar costear cultivar curar declarar demandar denunciar desayunar desear desocupar dibujar diseñar donar durar elaborar enfrentar engañar enojar equivocar escuchar estacionar facturar felicitar fumar ganar girar grabar hipotecar hospedar identificar imaginar indicar informar iniciar limpiar localizar lograr madrugar maquillar marcar navegar notar opinar ordenar organizar pasear pintar podar practicar pronunciar quemar rebasar rematar remodelar repasar rescatar sanar sospechar sudar suplicar tramitar transportar trasladar traspasar vigilar aceptar acabar acostumbrar acordar adelantar adeudar administrar agarrar agotar ahorrar alcanzar alquilar amenazar aguantar apostar apoyar aprovechar arreglar atrasar aumentar avisar ayudar bajar buscar cambiar cancelar casar cobrar cocinar comprar conservar contestar contratar criar cruzar cuidar dejar depositar descansar descuidar desempeñar destinar divorciar dudar echar embarazar empacar endeudar enfermar enseñar entrar entregar enviar enviudar escapar esperar estudiar evitar faltar fiar financiar firmar gastar guardar gustar hablar heredar importar ingresar instalar intentar jubilar juntar lastimar lavar levantar liquidar llamar llegar llenar llevar llorar mandar manejar mejorar mirar montar mudar necesitar ocupar ocultar olvidar operar pagar participar pasar pedalear peinar pelear planear preguntar preocupar preparar presentar prestar programar quedar quejar quitar realizar recargar rechazar reclamar recuperar regalar regresar renovar rentar reparar respetar retirar retrasar reventar robar sacar salvar separar solicitar sufragar tapar tardar terminar tirar tocar tomar trabajar tratar usar vacunar viajar visitar',
  er: 'aprender beber comer comprometer correr coser creer deber depender esconder leer meter poseer prender prometer responder romper temer tejer vender',
  ir: 'abrir acudir asistir compartir confundir cubrir cumplir decidir descubrir discutir dividir escribir existir insistir partir permitir recibir repartir residir subir sufrir vivir unir',
} as const

/** Present and preterite with their first persons, where they are not regular: "pierde:pierdo:perdemos". */
const irregular =
  'es:soy:somos está:estoy:estamos tiene:tengo:tenemos va:voy:vamos ha:he:hemos hace:hago:hacemos dice:digo:decimos puede:puedo:podemos quiere:quiero:queremos sabe:sé:sabemos viene:vengo:venimos sale:salgo:salimos pone:pongo:ponemos da:doy:damos ve:veo:vemos oye:oigo:oímos trae:traigo:traemos cae:caigo:caemos conoce:conozco:conocemos ofrece:ofrezco:ofrecemos parece:parezco:parecemos agradece:agradezco:agradecemos conduce:conduzco:conducimos pierde:pierdo:perdemos entiende:entiendo:entendemos atiende:atiendo:atendemos enciende:enciendo:encendemos piensa:pienso:pensamos empieza:empiezo:empezamos comienza:comienzo:comenzamos cierra:cierro:cerramos cuenta:cuento:contamos cuesta:cuesto:costamos encuentra:encuentro:encontramos recuerda:recuerdo:recordamos muestra:muestro:mostramos duerme:duermo:dormimos muere:muero:morimos vuelve:vuelvo:volvemos resuelve:resuelvo:resolvemos devuelve:devuelvo:devolvemos mueve:muevo:movemos suele:suelo:solemos pide:pido:pedimos sirve:sirvo:servimos sigue:sigo:seguimos consigue:consigo:conseguimos repite:repito:repetimos despide:despido:despedimos siente:siento:sentimos miente:miento:mentimos prefiere:prefiero:preferimos juega:juego:jugamos niega:niego:negamos riega:riego:regamos mantiene:mantengo:mantenemos sostiene:sostengo:sostenemos obtiene:obtengo:obtenemos reconoce:reconozco:reconocemos pertenece:pertenezco:pertenecemos incluye:incluyo:incluimos construye:construyo:construimos huye:huyo:huimos sobrevive:sobrevivo:sobrevivimos confía:confío:confiamos desconfía:desconfío:desconfiamos envía:envío:enviamos cría:crío:criamos fía:fío:fiamos esquía:esquío:esquiamos ' +
  'fue:fui:fuimos estuvo:estuve:estuvimos tuvo:tuve:tuvimos hizo:hice:hicimos dijo:dije:dijimos pudo:pude:pudimos quiso:quise:quisimos supo:supe:supimos vino:vine:vinimos puso:puse:pusimos dio:di:dimos vio:vi:vimos trajo:traje:trajimos cayó:caí:caímos leyó:leí:leímos creyó:creí:creímos oyó:oí:oímos anduvo:anduve:anduvimos mantuvo:mantuve:mantuvimos sostuvo:sostuve:sostuvimos obtuvo:obtuve:obtuvimos condujo:conduje:condujimos perdió:perdí:perdimos entendió:entendí:entendimos atendió:atendí:atendimos conoció:conocí:conocimos volvió:volví:volvimos devolvió:devolví:devolvimos pensó:pensé:pensamos empezó:empecé:empezamos comenzó:comencé:comenzamos cerró:cerré:cerramos contó:conté:contamos encontró:encontré:encontramos durmió:dormí:dormimos murió:morí:morimos pidió:pedí:pedimos sirvió:serví:servimos siguió:seguí:seguimos consiguió:conseguí:conseguimos despidió:despedí:despedimos sintió:sentí:sentimos mintió:mentí:mentimos prefirió:preferí:preferimos invirtió:invertí:invertimos salió:salí:salimos nació:nací:nacimos jugó:jugué:jugamos ofreció:ofrecí:ofrecimos resolvió:resolví:resolvimos descompuso:descompuse:descompusimos rompió:rompí:rompimos ' +
  'será:seré:seremos estará:estaré:estaremos tendrá:tendré:tendremos podrá:podré:podremos hará:haré:haremos podría:podría:podríamos era:era:éramos estaba:estaba:estábamos tenía:tenía:teníamos había:había:habíamos iba:iba:íbamos'

const forms = new Map<string, FirstPerson>()

/** The preterite's first person keeps the sound: pagó - pagué, buscó - busqué, cruzó - crucé. */
function preterite(stem: string): string {
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qué`
  if (stem.endsWith('g')) return `${stem}ué`
  return stem.endsWith('z') ? `${stem.slice(0, -1)}cé` : `${stem}é`
}

for (const infinitive of regular.ar.split(' ')) {
  const stem = infinitive.slice(0, -2)
  forms.set(`${stem}a`, { one: `${stem}o`, many: `${stem}amos` })
  forms.set(`${stem}ó`, { one: preterite(stem), many: `${stem}amos` })
  forms.set(`${stem}aba`, { one: `${stem}aba`, many: `${stem}ábamos` })
  forms.set(`${infinitive}á`, { one: `${infinitive}é`, many: `${infinitive}emos` })
}
for (const kind of ['er', 'ir'] as const)
  for (const infinitive of regular[kind].split(' ')) {
    const stem = infinitive.slice(0, -2)
    forms.set(`${stem}e`, { one: `${stem}o`, many: `${stem}${kind === 'er' ? 'emos' : 'imos'}` })
    forms.set(`${stem}ió`, { one: `${stem}í`, many: `${stem}imos` })
    forms.set(`${stem}ía`, { one: `${stem}ía`, many: `${stem}íamos` })
    forms.set(`${infinitive}á`, { one: `${infinitive}é`, many: `${infinitive}emos` })
  }
for (const entry of irregular.split(' ')) {
  const [third, one, many] = entry.split(':')
  if (third !== undefined && one !== undefined && many !== undefined) forms.set(third, { one, many })
}

/** The first persons of a verb form in the third; null for a word that is none. An unknown preterite is made by rule. */
export function firstPersonOf(word: string): FirstPerson | null {
  const said = word.toLowerCase()
  const known = forms.get(said)
  if (known !== undefined) return known
  if (said.endsWith('ó') && !said.endsWith('ió') && said.length > 4)
    return { one: preterite(said.slice(0, -1)), many: `${said.slice(0, -1)}amos` }
  if (said.endsWith('ió') && said.length > 5)
    return { one: `${said.slice(0, -2)}í`, many: `${said.slice(0, -2)}imos` }
  return null
}

/** A verb of the third person plural, to tell an object pronoun from an article. */
export function isPlural(word: string): boolean {
  return (
    /(aron|ieron|eron|ían|aban|uvieron|jeron)$/.test(word.toLowerCase()) ||
    /^(van|han|deben|dan|llaman|pagan|cobran|quieren|piden|exigen|mandan|dicen|tienen|hacen|ponen|buscan)$/i.test(
      word,
    )
  )
}
