import type { Language } from '#protocol/vocabulary/language.ts'
import type { Quote } from '#protocol/vocabulary/analysis.ts'
import type { Right } from '../../debtor/state.ts'

/** A right that the debtor used, and the words they used it with. */
export type UsedRight = { right: Right; quote: Quote }

const events: Record<Right, Record<Language, string>> = {
  stop_calling: { en: 'They asked for no more calls', es: 'La persona pidió que no le llamaran más' },
  dispute: { en: 'They disputed the debt', es: 'La persona disputó la deuda' },
  attorney: { en: 'They named a lawyer', es: 'La persona nombró a su abogado' },
  bankruptcy: { en: 'They named a bankruptcy', es: 'La persona dijo que está en quiebra' },
  wrong_party: {
    en: 'They said that they are not who you asked for',
    es: 'La persona dijo que no es a quien usted busca',
  },
  vulnerable: { en: 'They told you of their despair', es: 'La persona le contó su desesperación' },
}

/** What happened to a right, in a sentence: which one, in which line, and whether it was passed over or taken up late. */
export function missedRight({ right, quote }: UsedRight, wasTaken: boolean, language: Language): string {
  const event = events[right][language]
  const line = quote.line + 1
  return language === 'en'
    ? `${event} (line ${line}), and you ${wasTaken ? 'took it up late or in part' : 'passed over it'}.`
    : `${event} (línea ${line}), y usted ${wasTaken ? 'lo atendió tarde o a medias' : 'lo pasó por alto'}.`
}
