import type { Language } from '#protocol/vocabulary/language.ts'
import { sampleProspects } from './sample-prospects.ts'

/** The scenarios of the public prospects in the language in which `sampleProspects` does not have them. */
const translations: readonly { of: { scenario: string }; language: Language; text: string }[] = [
  {
    of: sampleProspects.karen,
    language: 'es',
    text: 'A Karen la operaron en primavera sin ingresarla y creyó que su seguro lo había pagado todo. Los últimos $640 pasaron a cobranza mientras cambiaba de trabajo. Quiere quitarse ese peso de encima, pero su primer sueldo completo llega en dos semanas.',
  },
  {
    of: sampleProspects.carlos,
    language: 'es',
    text: 'Carlos pidió $1,500 para reparar su camioneta y pagó tres cuotas. La lluvia paró la obra seis semanas y desde entonces ha esquivado todas las llamadas. Ya tiene trabajo otra vez, cobra los viernes y cambia de tema en cuanto se habla de una fecha. Se pasa al español cuando está nervioso.',
  },
  {
    of: sampleProspects.roberto,
    language: 'en',
    text: 'Roberto drives for an app. Somebody crashed into his car and he was out of work for seven weeks; he lived off the card. He is kind, says thank you for everything and commits to nothing, because he has broken two promises already and would be ashamed to break another. The insurer owes him a payment.',
  },
  {
    of: sampleProspects.james,
    language: 'es',
    text: 'James dejó un departamento compartido en agosto y dice que entregó la última lectura del medidor. La compañía eléctrica le cobró hasta octubre. Nunca se ha atrasado con nada y toma la llamada como una acusación. Guardó el correo con la lectura, y paga lo que debe en cuanto lo toman en serio.',
  },
  {
    of: sampleProspects.lucia,
    language: 'en',
    text: "Lucía's mother was in hospital for two months and died in the autumn; Lucía signed for the clinic's costs. The store cut her hours and she supports two children alone. She breaks down when instalments are mentioned. She can pay a little every month, if somebody listens to her first.",
  },
  {
    of: sampleProspects.frank,
    language: 'es',
    text: 'El taller de Frank quemó un elevador eléctrico y él perdió dos meses de trabajo; después le embargaron la camioneta y la vendieron por menos de lo que valía. Los $7,800 son lo que quedó por pagar tras la venta. El mes pasado lo llamaron cuatro personas distintas y cada una le dio otra cifra. Primero grita; respeta a quien mantiene la calma y conoce los números.',
  },
  {
    of: sampleProspects.denise,
    language: 'es',
    text: 'Bright Path pidió un préstamo para equipar una segunda cocina y perdió a su mayor cliente, un hotel. Denise es encantadora, elogia a quien llama y dice que un colega ya le prometió la mitad de descuento y ningún pago hasta el verano. No consta en ninguna parte. Tiene contratadas tres bodas, que pagarán su anticipo este mes.',
  },
  {
    of: sampleProspects.ernesto,
    language: 'en',
    text: 'The distributor owes its main supplier three invoices. One came with damaged goods and nobody dealt with the complaint. Ernesto threatens with lawyers, with the press and with changing suppliers. He wants the damaged goods taken off and to pay the rest in three parts, but will not say so while he feels pressed.',
  },
]

/** By the text in either language: both of them. */
const bothLanguages = new Map<string, Record<Language, string>>()
for (const { of, language, text } of translations) {
  const both = language === 'es' ? { en: of.scenario, es: text } : { en: text, es: of.scenario }
  bothLanguages.set(both.en, both).set(both.es, both)
}

/** A sample's scenario in both languages; null if it is none of theirs, or no longer. */
export function scenarioInBothLanguages(stored: string): Record<Language, string> | null {
  return bothLanguages.get(stored) ?? null
}
