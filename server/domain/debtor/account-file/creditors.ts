import type { DebtType } from '#protocol/vocabulary/prospect.ts'
import type { Region } from '#protocol/vocabulary/life.ts'
import { monthNames } from '../calendar.ts'
import { folded } from '../fold-text.ts'
import { sentencesOf } from '../life/scenario/tokens.ts'
import { pick } from '../random.ts'

/** What kind of account it is: what it begins with, and what comes on top. */
export type AccountKind = 'card' | 'loan' | 'medical' | 'utility' | 'tax' | 'other'

const kinds: Record<DebtType, AccountKind> = {
  credit_card: 'card',
  medical: 'medical',
  medical_debt: 'medical',
  auto_loan: 'loan',
  personal_loan: 'loan',
  mortgage: 'loan',
  student_loan: 'loan',
  business_loan: 'loan',
  utility: 'utility',
  utilities: 'utility',
  utility_bills: 'utility',
  tax_debt: 'tax',
  other: 'other',
}

export function accountKindOf(debtType: DebtType): AccountKind {
  return kinds[debtType]
}

type Names = Partial<Record<DebtType | AccountKind, readonly string[]>>

/** Invented names, so that nobody practises against a real company unless a scenario names it. */
const american: Names = {
  card: ['Northgate Card Services', 'Harbor Point Bank', 'Union Prairie Bank'],
  auto_loan: ['Crestline Auto Finance', 'Redwood Motor Credit'],
  mortgage: ['Homeward Mortgage', 'Cedar Ridge Home Loans'],
  student_loan: ['Meridian Student Loans', 'Campus Bridge Lending'],
  business_loan: ['Keystone Business Capital', 'Ironbridge Equipment Finance'],
  loan: ['Cedar Ridge Lending', 'Fairview Personal Loans'],
  medical: ['Lakeside Medical Center', 'St. Brendan Hospital', 'Northfield Clinic'],
  utility: ['Valley Light & Power', 'Three Rivers Energy'],
  tax: ['Department of Revenue'],
  other: ['Maple Home Furnishings', 'Brightline Telecom', 'Summit Services'],
}

const names: Record<Region, Names> = {
  'en-US': american,
  'es-US': american,
  'en-GB': {
    card: ['Albion Card Services', 'Calder Bank', 'Northgate Bank'],
    auto_loan: ['Crestline Motor Finance', 'Redwood Vehicle Finance'],
    mortgage: ['Calder Building Society', 'Homeward Mortgages'],
    student_loan: ['Meridian Student Finance'],
    business_loan: ['Keystone Business Finance', 'Ironbridge Asset Finance'],
    loan: ['Fairview Personal Loans', 'Albion Lending'],
    medical: ['Northfield Private Hospital', 'Lakeside Clinic'],
    utility: ['Calder Gas & Electric', 'Three Rivers Energy'],
    tax: ['Tax Office'],
    other: ['Maple Home Furnishings', 'Brightline Telecom'],
  },
  'es-MX': {
    card: ['Banco Mirador', 'Banco del Valle', 'Tarjetas Cumbre'],
    auto_loan: ['Autofinanciera Cumbre', 'Crédito Motor del Norte'],
    mortgage: ['Hipotecaria del Valle', 'Casa Cumbre'],
    student_loan: ['Crédito Educativo Mirador'],
    business_loan: ['Capital Pyme Cumbre', 'Arrendadora del Valle'],
    loan: ['Financiera Cumbre', 'Préstamos Mirador'],
    medical: ['Hospital San Gabriel', 'Clínica del Parque'],
    utility: ['Energía del Valle', 'Luz y Gas del Centro'],
    tax: ['Administración Tributaria'],
    other: ['Muebles Mirador', 'Telefonía del Valle', 'Servicios Cumbre'],
  },
  'es-AR': {
    card: ['Banco Mirador', 'Tarjeta Litoral', 'Banco Ribera'],
    auto_loan: ['Autocrédito Litoral', 'Plan Motor Ribera'],
    mortgage: ['Hipotecaria Litoral'],
    student_loan: ['Crédito Educativo Ribera'],
    business_loan: ['Capital Pyme Litoral', 'Leasing Ribera'],
    loan: ['Financiera Litoral', 'Préstamos Ribera'],
    medical: ['Sanatorio del Parque', 'Clínica San Gabriel'],
    utility: ['Energía Litoral', 'Luz Ribera'],
    tax: ['Agencia de Recaudación'],
    other: ['Muebles Ribera', 'Telefonía Litoral'],
  },
  'es-ES': {
    card: ['Banco Mirador', 'Caja Ribera', 'Tarjetas Atalaya'],
    auto_loan: ['Atalaya Auto Crédito', 'Financiera Ribera'],
    mortgage: ['Hipotecaria Atalaya'],
    student_loan: ['Crédito Educativo Ribera'],
    business_loan: ['Capital Pyme Atalaya', 'Leasing Ribera'],
    loan: ['Financiera Atalaya', 'Préstamos Ribera'],
    medical: ['Clínica San Gabriel', 'Hospital Virgen del Prado'],
    utility: ['Energía Atalaya', 'Luz Ribera'],
    tax: ['Agencia Tributaria'],
    other: ['Muebles Atalaya', 'Telefonía Ribera'],
  },
}

/** Companies that a scenario may name as the one that is owed. */
const known =
  /\b(Capital One|Chase|Citibank|Citi|Discover|American Express|Amex|Wells Fargo|Bank of America|Synchrony|Barclays|Lloyds|NatWest|HSBC|Santander|BBVA|Banorte|Banamex|Coppel|Elektra|Banco Azteca|CFE|Telmex|Telcel|Naranja|Banco Galicia|Banco Macro|Banco Nación|Edenor|Edesur|Metrogas|CaixaBank|Endesa|Iberdrola|Naturgy|Movistar|Vodafone|Verizon|AT&T|T-Mobile|Comcast|Ford Credit|Navient|Cofidis|Carrefour|El Corte Inglés|Home Depot|Best Buy)\b/
const owing =
  /\b(?:owes?|debt|card|loan|bill|balance|borrowed|account|debe|deuda|tarjeta|prestamo|recibo|factura|credito|cuenta)\b/
const hospital =
  /((?:\p{Lu}[\p{L}.'’]+ ){1,3}(?:Hospital|Clinic|Medical Center))(?!\p{L})|((?:Hospital|Clínica|Sanatorio)(?: (?:de|del|la|las|los|el|\p{Lu}\p{L}+))*(?: \p{Lu}\p{L}+))/u
const articles = /^(?:The|At|In|From|After|When|Her|His) /

const name = "\\p{Lu}[\\p{L}’'&-]+"
const companies = {
  /** Banks and lenders by the form of their names: "Cascade Crest Lending", "Caja Ribera del Pisuerga". */
  lender: new RegExp(
    `(?:${name} ){1,4}(?:Lending|Finance|Financial|Bank|Credit Union|Credit|Servicing|Loans?|Mortgage|Capital|Building Society)(?!\\p{L})|(?:Banco|Financiera|Caja|Créditos?|Hipotecaria|Finan[zc]\\p{L}+|Finanauto|Almacenes|Préstamos)(?: (?:de |del |de la |la |los )?${name})+|(?:${name} )+(?:Crédito Comercial|Crédito|Finanzas)(?!\\p{L})`,
    'u',
  ),
  utility: new RegExp(
    `(?:${name} ){1,4}(?:Energy|Gas|Power|Water|Electric|Light)(?!\\p{L})|(?:Energía|Luz|Aguas?|Gas|Distribuidora)(?: (?:de |del |de la |la )?${name})+|(?:${name} )+Energía(?!\\p{L})`,
    'u',
  ),
}
/** "Universal Credit" is a benefit; "In March Norwood Bank": the words before the name. */
const benefits = /^(?:Universal|Tax|Child Tax|Pension) Credit$/
const leading = new RegExp(
  `^(?:(?:The|At|In|On|From|After|When|Since|Her|His|A|An|El|La|Desde|En|${monthNames.en.join('|')}) )+`,
  'u',
)

function companyIn(sentence: string, kind: AccountKind): string | null {
  if (kind === 'tax' || kind === 'medical') return null
  const form = kind === 'utility' ? companies.utility : companies.lender
  const found = form.exec(sentence)?.[0].replace(leading, '')
  return found === undefined || !found.includes(' ') || benefits.test(found) ? null : found
}

/** Whom the debt is owed to: whom the scenario names, else an invented name of the region. */
export function creditorOf(
  { debtType, scenario }: { debtType: DebtType; scenario: string | null },
  seed: number,
  region: Region,
): string {
  const kind = kinds[debtType]
  for (const sentence of sentencesOf(scenario ?? '')) {
    if (kind === 'medical') {
      const hit = hospital.exec(sentence)
      const named = (hit?.[1] ?? hit?.[2])?.replace(articles, '')
      if (named !== undefined && named.includes(' ')) return named
    } else if (owing.test(folded(sentence))) {
      const named = known.exec(sentence)?.[1]
      if (named !== undefined) return named
    }
  }
  const written = sentencesOf(scenario ?? '').flatMap((sentence) => companyIn(sentence, kind) ?? [])
  if (written[0] !== undefined) return written[0]
  const of = names[region]
  return pick(seed, 'creditor', of[debtType] ?? of[kind] ?? american.other ?? [])
}
