import type { ReadingLesson } from '../../lesson.ts'

export const lawMexico: ReadingLesson = {
  id: 'law-mexico',
  type: 'reading',
  intro:
    'In Mexico, collection for banks and other financial institutions is supervised by CONDUSEF, the commission that protects users of financial services. The agency answers to the institution, and the institution to CONDUSEF. This lesson is training, not legal advice: when in doubt, ask your compliance department.',
  sections: [
    {
      id: 'sources',
      title: 'Where the rules come from',
      blocks: [
        {
          rule: 'The law on transparency of financial services (LTOSF) makes the institution responsible for its agencies and lets CONDUSEF set their rules.',
          basis: 'LTOSF, arts. 17 Bis 1 a 17 Bis 4',
          basisLang: 'es',
        },
        {
          rule: 'CONDUSEF’s general provisions say how agencies must deal with debtors, third parties and payments.',
          basis:
            'Disposiciones de carácter general aplicables a las entidades financieras en materia de despachos de cobranza (DOF 07/10/2014)',
          basisLang: 'es',
        },
        'REDECO is CONDUSEF’s public register of collection agencies. Anyone can look up which agency works for which institution and file a complaint there. If someone asks “are you registered?” give them the name of the agency and of the institution, and suggest that they look it up.',
      ],
    },
    {
      id: 'duties',
      title: 'What you must do',
      blocks: [
        {
          list: [
            'Identify yourself: your name, the agency, and the institution on whose behalf you call.',
            'Speak respectfully and politely.',
            'Contact debtors only between 7:00 and 22:00.',
            'Put the agreement in writing and give it to the debtor.',
            'Handle personal data as the data protection law requires.',
          ],
        },
        {
          rule: 'These duties are in the fourth provision.',
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
        'The habit from the other lesson helps here too: first make sure who is on the line, and only then mention the debt.',
      ],
    },
    {
      id: 'forbidden',
      title: 'What is forbidden',
      blocks: [
        {
          list: [
            'Using a name or documents that look like those of a public institution.',
            'Threatening, offending or intimidating the debtor, their family or their coworkers.',
            'Collecting from third parties, including references and beneficiaries. Guarantors and joint debtors are the exception.',
            'Dealing with minors about the debt, or with older adults who are not the debtor.',
            'Receiving the payment yourself: it goes to the institution.',
            'Using envelopes that show that it is about collection, or lists, posters or notices that expose someone.',
            'Calling from numbers that are hidden or appear as private.',
          ],
        },
        {
          rule: 'The prohibitions are in the fourth provision, section VII.',
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
          rule: 'No one goes to prison for a debt of a purely civil nature. Saying otherwise is a false threat.',
          basis: 'Constitución, art. 17',
          basisLang: 'es',
        },
        {
          rule: 'Collecting with violence or intimidation is a crime: unlawful out-of-court collection.',
          basis: 'Código Penal Federal, art. 284 Bis',
          basisLang: 'es',
        },
        {
          rule: 'Property can be taken only after a trial and by order of a judge. Wages cannot be seized, except for child support and alimony.',
          basis: 'Constitución, art. 14; Ley Federal del Trabajo, art. 112',
          basisLang: 'es',
        },
        {
          instead: 'We are going to seize your things on Friday.',
          say: 'I want us to find an arrangement that you can keep. If there is none, the bank decides on the next step, and you will get that in writing.',
          why: 'True, without a made-up date, and it leads back to the arrangement.',
        },
      ],
    },
    {
      id: 'credit',
      title: 'The credit bureau',
      blocks: [
        {
          rule: 'Nothing stays on a credit report forever: as a rule it is deleted after 72 months, small amounts earlier.',
          basis: 'Ley para Regular las Sociedades de Información Crediticia, art. 23',
          basisLang: 'es',
        },
        'Say what is there today and what a payment changes. “You will be in the bureau for life” is false, and the customer can check it.',
      ],
    },
    {
      id: 'complaint',
      title: 'When someone complains',
      blocks: [
        'People have a right to complain. Give the name of the agency and of the institution, and how to reach both; say that CONDUSEF takes complaints and that REDECO exists. People who are calmly told where to complain complain less.',
      ],
    },
  ],
  takeaways: [
    'Name, agency, institution; 7:00 to 22:00; respect.',
    'The money goes to the institution; the agreement goes to the debtor, in writing.',
    'No one goes to prison for a debt, and no one loses property without a judge.',
    'Third parties hear nothing and pay nothing.',
  ],
}
