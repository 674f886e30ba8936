import type { Jurisdiction } from '#protocol/vocabulary/law.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Handling } from '../scoring/handled/handled.ts'

/** The texts of the document of calls handled well and badly. */
export type HandledLabels = {
  title: string
  about: readonly string[]
  handling: Record<Handling, string>
  jurisdiction: Record<Jurisdiction, string>
  head: { law: string; mark: string; compliance: string; heldAt: string; broken: string }
  marks: string
  says: (law: string) => string
  /** The law whose advice is printed in full. */
  home: Jurisdiction
}

export const handledLabels: Record<Language, HandledLabels> = {
  en: {
    title: 'Six situations, handled well and badly',
    about: [
      'Made by `npm run transcripts`. Each call was written by hand and is marked by the portal’s own score without a model, once for each law that it knows, for an agency that collects from a consumer. The notice of the United States is said in every call, so that they can be compared; elsewhere nobody owes it.',
      'The mark is 0 to 100. A severe violation holds it at 20, a major one at 59. Citations are those of [law.md](../law.md), which says where each was read; this is training and no legal advice.',
    ],
    handling: { good: 'Handled well', bad: 'Handled badly' },
    jurisdiction: {
      us: 'United States, federal',
      us_california: 'California',
      us_new_york: 'New York',
      us_texas: 'Texas',
      us_florida: 'Florida',
      mexico: 'Mexico',
      spain: 'Spain',
      argentina: 'Argentina',
      house: 'No law, house rules',
    },
    head: {
      law: 'Law',
      mark: 'Mark',
      compliance: 'Compliance',
      heldAt: 'Held at',
      broken: 'What was broken, and by which rule',
    },
    marks: 'Marks by law',
    says: (law) => `What the score says (${law})`,
    home: 'us',
  },
  es: {
    title: 'Seis situaciones, bien y mal llevadas',
    about: [
      'Generado por `npm run transcripts`. Cada llamada se escribió a mano y la califica la puntuación del portal, sin modelo, una vez por cada ley que conoce, para una agencia que cobra a un consumidor. El aviso de Estados Unidos se dice en todas las llamadas para poder compararlas; en los demás países nadie lo debe.',
      'La nota va de 0 a 100. Una infracción grave la deja en 20 y una mayor en 59. Las citas son las de [law.md](../law.md), que dice dónde se leyó cada una; esto es capacitación y no asesoría legal.',
    ],
    handling: { good: 'Bien llevada', bad: 'Mal llevada' },
    jurisdiction: {
      us: 'Estados Unidos, federal',
      us_california: 'California',
      us_new_york: 'Nueva York',
      us_texas: 'Texas',
      us_florida: 'Florida',
      mexico: 'México',
      spain: 'España',
      argentina: 'Argentina',
      house: 'Sin ley, reglas de buen trato',
    },
    head: {
      law: 'Ley',
      mark: 'Nota',
      compliance: 'Cumplimiento',
      heldAt: 'Tope',
      broken: 'Qué se infringió, y según qué regla',
    },
    marks: 'Notas según la ley',
    says: (law) => `Qué dice la puntuación (${law})`,
    home: 'mexico',
  },
}
