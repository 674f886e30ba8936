import { describe, expect, it } from 'vitest'
import { plainQuestionOf } from './plain-question.ts'

describe('the kind of answer that a question wants', () => {
  it.each([
    ['claro cuánta gente tiene en la panadería', { kind: 'how_many', of: 'staff' }],
    ['sure ill mail it so whats your payday', { kind: 'pay_day' }],
    ['perdón sí tiene tarjeta o no tiene', { kind: 'whether' }],
    ['how old are your kids?', { kind: 'how_old', of: 'children' }],
    ['y sus hijos qué edad tienen', { kind: 'how_old', of: 'children' }],
    ['cuántos años tiene su mamá', { kind: 'how_old', of: 'parent' }],
    ['And how old are you, Mr Prosser?', { kind: 'how_old', of: 'debtor' }],
    ['cuántos años lleva con el negocio', { kind: 'how_long', span: 'years' }],
    ['how long have you and Mair been married', { kind: 'how_long', span: 'marriage' }],
    ['how long were you in hospital?', { kind: 'how_long', span: 'weeks' }],
    ['¿Desde cuándo le subió?', { kind: 'since', span: 'months', year: false }],
    ['since when have you had the shop', { kind: 'since', span: 'years', year: false }],
    ['when did your dad have the stroke?', { kind: 'ago' }],
    ['when did you stop paying', { kind: 'past', span: 'months', year: false }],
    ['when did you get married?', { kind: 'past', span: 'marriage', year: false }],
    ['how often do you see them', { kind: 'often' }],
    ['¿Cómo se llama su empresa?', { kind: 'place' }],
    ['¿Cómo se llama su hijo?', { kind: 'other' }],
    ['how far is it', { kind: 'other' }],
    ['¿Vive sola o con su madre?', { kind: 'choice', of: ['sola', 'con mi madre'] }],
    ['do you get paid weekly or every two weeks', { kind: 'choice', of: ['weekly', 'every two weeks'] }],
    ['which year did you buy it?', { kind: 'past', span: 'purchase', year: true }],
    ['how many people do you employ?', { kind: 'how_many', of: 'staff' }],
    ['how much rent do you pay?', { kind: 'how_much', of: 'rent' }],
    ['what do you clear on a good week', { kind: 'how_much', of: 'weekly_income' }],
    ['y cuánto le bajó la venta', { kind: 'how_much', of: 'share' }],
    ["what's left after rent and groceries", { kind: 'how_much', of: 'left' }],
    ['¿De qué hospital es la cuenta?', { kind: 'hospital' }],
    ['Which town is that?', { kind: 'town' }],
    ['¿en qué supermercado trabaja?', { kind: 'place' }],
    ['where is it right now', { kind: 'where' }],
    ['¿Quién le dijo eso?', { kind: 'company' }],
    ['What did you tell them, and who did you speak to?', { kind: 'company' }],
    ['y a quién se lo pagó', { kind: 'company' }],
    ['So no paycheck over the summer then?', { kind: 'confirm' }],
    ['o sea que ya no trabaja', { kind: 'confirm' }],
    ['but is she better now, your wife', { kind: 'better' }],
    ['did somebody take it', { kind: 'unlikely' }],
    ['did you call the bank?', { kind: 'whether' }],
    ['¿Tiene trabajo o no?', { kind: 'whether' }],
    ['You rent or own?', { kind: 'choice', of: ['rent', 'own'] }],
    ['how many years have you worked there', { kind: 'how_long', span: 'years' }],
    ['¿Cuánto tiempo lleva casado?', { kind: 'how_long', span: 'marriage' }],
    ['who handles the bills at home', { kind: 'myself' }],
    ['So, is he working?', { kind: 'whether' }],
    ['how much do you get paid?', { kind: 'how_much', of: 'monthly_income' }],
    ['¿es de la luz o del gas?', { kind: 'choice', of: ['la luz', 'del gas'] }],
  ])('%s', (asked, question) => {
    expect(plainQuestionOf(asked)).toEqual(question)
  })

  it.each([
    'what do you think?',
    'what, in pictures?',
    '¿y eso en qué me afecta?',
    'who died?',
    'Who did you sue, if you do not mind?',
    '¿Con quién trabaja?',
    'Is it okay if I call you tomorrow?',
    'what happened at the hospital?',
    'okay great so what was the bill for',
    'Where did the money come from?',
    'How much longer will it take?',
    'How long until you are back to work?',
  ])('is none that can be told: %s', (asked) => {
    expect(plainQuestionOf(asked)).toBeNull()
  })

  it('takes "he" for whom was spoken of', () => {
    expect(plainQuestionOf('How old is he?', 'I live with my husband and our youngest son.')).toEqual({
      kind: 'how_old',
      of: 'child',
    })
  })
})
