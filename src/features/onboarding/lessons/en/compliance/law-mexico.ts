import type { ReadingLesson } from '../../lesson.ts'

export const lawMexico: ReadingLesson = {
  id: 'law-mexico',
  type: 'reading',
  intro:
    'In Mexico collection for banks and other financial institutions is supervised by CONDUSEF, the commission that protects users of financial services. The agency answers to the institution, and the institution to CONDUSEF. This lesson is practice and no legal advice: in doubt, ask your compliance department.',
  sections: [
    {
      id: 'sources',
      title: 'Where the rules stand',
      blocks: [
        {
          rule: 'The law on transparency of financial services (LTOSF) makes the institution responsible for its agencies and lets CONDUSEF set their rules.',
          basis: 'LTOSF, arts. 17 Bis 1 a 17 Bis 4',
          basisLang: 'es',
        },
        {
          rule: 'CONDUSEF’s general provisions say how agencies deal with debtors, third parties and payments.',
          basis:
            'Disposiciones de carácter general aplicables a las entidades financieras en materia de despachos de cobranza (DOF 07/10/2014)',
          basisLang: 'es',
        },
        'REDECO is CONDUSEF’s public register of collection agencies. Anybody can look up there which agency works for which institution, and complain about it. Who asks you “are you registered?” gets the name of the agency, the institution, and the advice to look.',
      ],
    },
    {
      id: 'duties',
      title: 'What has to be done',
      blocks: [
        {
          list: [
            'Identify yourself: your name, the agency, and the institution on whose behalf you call.',
            'Speak respectfully and politely.',
            'Contact between 7:00 and 22:00.',
            'Put an agreement in writing and give it to the debtor.',
            'Handle personal data as the data protection law says.',
          ],
        },
        {
          rule: 'These duties stand in the fourth provision.',
          basis: 'Disposiciones de CONDUSEF (DOF 07/10/2014), Cuarta',
          basisLang: 'es',
        },
        {
          call: [
            [
              'agent',
              'Good morning. My name is Laura, from the agency Cobranza Norte, on behalf of Banco del Valle. The call is recorded. Am I speaking with Mr. Ernesto Salgado?',
            ],
          ],
        },
        'The habit from the other lesson helps here too: first make sure who is on the line, and only then name the debt.',
      ],
    },
    {
      id: 'forbidden',
      title: 'What is forbidden',
      blocks: [
        {
          list: [
            'To use a name or papers that look like those of a public institution.',
            'To threaten, offend or intimidate the debtor, the family, colleagues.',
            'To collect from third parties, references and beneficiaries included. Guarantors and joint debtors are the exception.',
            'To deal with minors about it, or with older adults who are not the debtor.',
            'To receive the payment yourself: it goes to the institution.',
            'Envelopes that show that it is about collection; lists, posters or notices that expose somebody.',
            'Numbers that are hidden or appear as private.',
          ],
        },
        {
          rule: 'The prohibitions stand in the fourth provision, section VII.',
          basis: 'Disposiciones de CONDUSEF (DOF 07/10/2014), Cuarta, fr. VII',
          basisLang: 'es',
        },
      ],
    },
    {
      id: 'criminal',
      title: 'Where it becomes a crime',
      blocks: [
        {
          rule: 'Nobody goes to prison for a debt of a purely civil nature. Saying the opposite is a false threat.',
          basis: 'Constitución, art. 17',
          basisLang: 'es',
        },
        {
          rule: 'Collecting with violence or intimidation is a crime: unlawful out-of-court collection.',
          basis: 'Código Penal Federal, art. 284 Bis',
          basisLang: 'es',
        },
        {
          rule: 'Property is taken only after a trial and by order of a judge. Wages cannot be seized, with the exception of maintenance.',
          basis: 'Constitución, art. 14; Ley Federal del Trabajo, art. 112',
          basisLang: 'es',
        },
        {
          instead: 'We are going to seize your things on Friday.',
          say: 'I want us to find an arrangement that you can keep. If there is none, the bank decides on the next step, and you will have it in writing.',
          why: 'True, without an invented date, and it leads back to the arrangement.',
        },
      ],
    },
    {
      id: 'credit',
      title: 'The credit bureau',
      blocks: [
        {
          rule: 'Nothing stays in a credit report for ever: as a rule it is deleted after 72 months, small amounts earlier.',
          basis: 'Ley para Regular las Sociedades de Información Crediticia, art. 23',
          basisLang: 'es',
        },
        'Say what is there today and what changes with a payment. “You will be in the bureau for life” is false, and the customer can check it.',
      ],
    },
    {
      id: 'complaint',
      title: 'When somebody complains',
      blocks: [
        'A complaint is a right. Give the name of the agency and of the institution, and how to reach both; say that CONDUSEF takes complaints and that REDECO exists. Whoever is told calmly where to complain complains less.',
      ],
    },
  ],
  takeaways: [
    'Name, agency, institution; 7:00 to 22:00; respect.',
    'The money goes to the institution, the agreement to the debtor, in writing.',
    'Nobody goes to prison for a debt, and no property without a judge.',
    'Third parties hear nothing and pay nothing.',
  ],
}
