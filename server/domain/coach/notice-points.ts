import { pointsLostBy } from '#protocol/vocabulary/loss-ranking.ts'
import { standingOf } from '../law/default.ts'
import { noticeFor, rulesFor, type Standing } from '../law/law.ts'
import type { Notice } from '../law/rule.ts'
import { callOrder } from '../scoring/violations.ts'
import { inMarks } from '../scoring/words/format.ts'
import type { AnswerContext } from './answer-context.ts'
import { pointsInWords } from './cost-words.ts'
import { capitalized, checkedWords, firstContactPoint, jurisdictionNames } from './law-points.ts'
import { placedSentence } from './quotes-in-words.ts'

/**
 * Which notice the law of the call asks for at its start, whether it was given and where, and the words to say; where it asks
 * for none, what is said all the same.
 */
export function noticePoints(context: AnswerContext): string[] {
  const standing = standingOf(context.talk.scenario)
  const notice = noticeFor(standing)
  return notice
    ? [noticeOwed(context, notice, standing), ...firstContact(context)]
    : noNotice(context, standing)
}

function firstContact({ talk, language, live }: AnswerContext): string[] {
  const point = live ? null : firstContactPoint(talk, language)
  return point === null ? [] : [point]
}

function noticeOwed(context: AnswerContext, notice: Notice, standing: Standing): string {
  const { talk, language } = context
  const en = language === 'en'
  const rule = rulesFor(standing).find(({ id }) => id === notice.rule)
  const cited = rule ? ` (${rule.law}, ${rule.section})` : ''
  const law = capitalized(jurisdictionNames[standing.jurisdiction][language])
  // It is owed in the language of the call.
  const spoken = talk.collector[0]?.lines[0]?.language ?? language
  const words = inMarks(notice.says[spoken], language)
  return [
    en
      ? `${law} asks for this notice at the start${cited}: ${words}`
      : `${law} pide este aviso al principio${cited}: ${words}`,
    whetherGiven(context),
    cost(context),
    rule && `${checkedWords[rule.checked.at][language]}.`,
  ]
    .filter((part) => part)
    .join(' ')
}

/** Whether the notice was heard, where and how much of it. */
function whetherGiven({ talk, language, live }: AnswerContext): string {
  const en = language === 'en'
  const { disclosure, disclosureInTime, purposeSaid, reachedMatter, dueAt } = callOrder(talk)
  if (!disclosure) {
    if (live)
      return en
        ? 'You have not said it yet: say it once you know who is on the line, before you speak of the debt.'
        : 'Todavía no lo ha dicho: dígalo cuando sepa con quién habla, antes de hablar de la deuda.'
    if (!reachedMatter)
      return en
        ? 'It was not heard in this call, which did not come to the matter, so that counts for nothing.'
        : 'No se oyó en esta llamada, que no llegó al asunto, así que eso no cuenta.'
    const place = dueAt
      ? en
        ? ` Its place was in ${placedSentence(dueAt, 'en')}`
        : ` Su lugar era la ${placedSentence(dueAt, 'es')}`
      : ''
    return en
      ? `You did not give it in this call. Say it once they have said who they are, before you speak of the debt.${place}`
      : `En esta llamada no lo dio. Dígalo en cuanto la persona diga quién es, antes de hablar de la deuda.${place}`
  }
  const where = placedSentence(disclosure, language)
  if (!purposeSaid)
    return en
      ? `You gave half of it in ${where} Missing was that what they tell you will be used for that purpose.`
      : `Dio la mitad en la ${where} Faltó que lo que le cuenten se usará para ese fin.`
  if (!disclosureInTime)
    return en
      ? `You gave it in ${where} That was after the debt had been spoken of; it comes before.`
      : `Lo dio en la ${where} Eso fue después de hablar de la deuda; va antes.`
  return en ? `You gave it in time, in ${where}` : `Lo dio a tiempo, en la ${where}`
}

/** What the notice cost, and whether the score is held by it. */
function cost({ analysis, language, live }: AnswerContext): string | null {
  const { criteria, cap } = analysis.report
  const judged = criteria.find(({ id }) => id === 'compliance.disclosure')
  const lost = judged && !live ? pointsLostBy(judged, criteria) : 0
  if (lost < 0.1) return null
  const points = pointsInWords(lost, language)
  const held = cap?.reason === 'missing_disclosure' ? cap.at : null
  if (language === 'en')
    return held === null
      ? `That cost ${points}.`
      : `That cost ${points}, and without it no call scores above ${held}.`
  return held === null
    ? `Eso costó ${points}.`
    : `Eso costó ${points}, y sin él ninguna llamada pasa de ${held}.`
}

/** No notice in fixed words is owed: what is good practice at the start, and what the first contact has to hold. */
function noNotice(context: AnswerContext, standing: Standing): string[] {
  const { language, account, live } = context
  const law = jurisdictionNames[standing.jurisdiction][language]
  const house = standing.jurisdiction === 'house'
  const agency = standing.capacity === 'agency'
  const business = standing.debtor === 'business'
  const { creditor, caller } = account
  const company = caller.agency ?? creditor
  const main =
    language === 'en'
      ? [
          `This call ${live ? 'does' : 'did'} not require a disclosure: ${law} ${house ? 'ask' : 'asks'} for no notice in fixed words of ${agency ? 'an agency' : 'a creditor'} that collects from a ${business ? 'business' : 'consumer'}.`,
          'It is good practice all the same to say at the start who is calling, for whom, and the name of the company:',
          inMarks(
            `My name is …, I’m calling from ${company}${caller.agency === null ? '' : `, for ${creditor}`}.`,
            'en',
          ),
          'Speak of the account only once you know who is on the line.',
        ]
      : [
          `En esta llamada no ${live ? 'hace' : 'hacía'} falta el aviso legal: ${law} no ${house ? 'piden' : 'pide'} un aviso con palabras fijas a ${agency ? 'una agencia' : 'un acreedor'} que cobra a ${business ? 'una empresa' : 'un consumidor'}.`,
          'Aun así es buena práctica decir al principio quién llama, por encargo de quién y el nombre de la empresa:',
          inMarks(
            `Me llamo …, le llamo de ${company}${caller.agency === null ? '' : `, por encargo de ${creditor}`}.`,
            'es',
          ),
          'De la cuenta hable solo cuando sepa con quién habla.',
        ]
  return [main.join(' '), ...firstContact(context)]
}
