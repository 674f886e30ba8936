/** Classes of words for the cue grammar: as alternatives of the same grammar, or as an expression that a whole word has to fit. */
export const classes: Readonly<Record<string, string | RegExp>> = {
  // Numbers in digits or words, one word of them.
  n: '(<numeral>|a hundred|-(por) ciento)',
  numeral:
    /[\d][^ ,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|trece|catorce|quince|dieci[a-z]+|veint[a-z]+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|[a-z]+cient[oa]s|quinient[oa]s|mil/,
  // An amount as said: "150", "two hundred and fifty dollars", "mil doscientos pesos".
  amt: '<n> [<n>|and <n>|y <n>] [<n>|and <n>|y <n>] [<n>|y <n>] [<currency>] !(por ciento|porciento|percent)',
  currency: '(dollar*|bucks|usd|peso*|euro*|pound*|quid|lucas|varos|pavos|mangos|grand|soles|mxn)',
  en_day:
    '(today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next week|the <ordinal>|the <n>|this week|month end|the end of the month|payday)',
  ordinal:
    /first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|\d+(?:st|nd|rd|th)/,
  month_en: '(january|february|march|april|may|june|july|august|september|october|november|december)',
  es_day:
    '(hoy|manana|pasado manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|quincena|fin de mes|fin de semana|dia <n>|<n> de)',
  // A word that can be a person's or a company's name: none of the small words of either language.
  name: /(?!(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday|otro|otra|ayer|antes|nuevo|manana|usted|ella|el|ese|esa|cualquier|i|am|are|you|we|he|she|they|be|it|this|juzgado|tribunal|fiscalia|policia|corte|[a-z]+ing|been|straight|con|sin|respeto|calma|alguien|nadie|cobrador[a-z]*|actuari[oa]|quien|cuando|donde|como|ya|si|usted|vos|todo|esto|eso|tan|hoy|manana|ahora|yo|de|y|o|entonces|pero|a|an|the|about|regarding|your|not|what|how|why|where|when|just|my|our|all|going|is|it|for|to|in|on|no|very|really|so|only|because|something|one|okay|correct|right|still|fine|everything|anything|possible|fair|enough|doable|money|payment|amount|account|debt|balance|as|with|from|more|better|happening|taking|working|getting|trying|making|required|obligated|asking|looking|hoping|willing|able|ready|happy|glad|afraid|sure|aware|curious|offering|removing|noting|sending|transferring|putting|un|una|el|la|los|las|su|tu|mi|que|por|para|de|en|lo|muy|una|sobre|referente|acerca|importante|correcto|good|bad|okay|also|as|still|nothing|important|serious|final|last|here|there|calling|sorry|hard|difficult|tough|right|true|urgent|normal|usually|probably|never|can|will|would|has|was|if|but) )[^ ,]+/,
  // A person's name at the end of "is this ...".
  their: '(your|the|this|that|his|her|their|our|my)',
  when: '(today|tomorrow|tonight|now|right now|this (week|month|morning|afternoon|evening|friday|monday|<n>)|by|on|before|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next (week|<n>|friday|monday|payday|wednesday))',
  each: '((a|an|per|each|every) [(other|two|single)] (week*|month*|fortnight*|paycheck*|payday*|friday*|monday*|tuesday*|wednesday*|thursday*|saturday*|pay period*|day*)|monthly|weekly|biweekly|fortnightly|every <n> (week*|days))',
  cada: '((al|por|cada|a la|por cada|x|de cada) (mes|semana|quincena|catorcena|viernes|lunes|martes|miercoles|jueves|sabado|<n> dias|dos semanas|dia)|mensual*|semanal*|quincenal*|catorcenal*)',
  fault:
    '(confusion|mix up|mixup|mistake|error|inconvenience|trouble|delay|wait|hold|misunderstanding|bother|interruption|hassle|early call|late call|call*|tone|way (i|we|my|that|the|he|she|you were)|mess|runaround|background|noise|typo|slip|oversight|wrong number)',
  hard: '(hard*|difficult|tough*|rough|stress*|overwhelm*|frustrat*|scary|painful|frighten*|upset*|awful|terrible|exhaust*|heartbreaking|devastat*|unfair|worr*|challenging|heavy|a lot|impossible|tight|horrible|trying|sad|unsettling|discourag*|draining|tiring|annoying|tricky|stretch*|nerve*)',
  duro: '(dificil*|dur*|complicad*|pesad*|fuerte|estresante|angusti*|frustrante|desesperante|preocup*|dolor*|agobi*|agota*|terrible|injust*|abrum*|amarg*|triste|cansad*|feo|fea|delicad*|horrible|molest*|incomod*|desgast*|jodid*)',
  be: '(am|is|are|be|was|were|been|being)',
  cl: '(le|les|te|lo|la|los|las|se|me|nos|os)',
  su: '(su|sus|tu|tus|vuestra|vuestro|el|la|los|las|mi|esa|ese|esta|este)',
  debt: '(debt*|balance|account|bill|loan|amount|money|charge*)',
  deuda: '(deuda*|adeudo*|saldo*|cuenta*|credito*|prestamo*|importe|monto|cantidad|total)',
  puede: '(puede*|podria*|podri*|pudiera*|podes|puedes|podras|podra|podamos|pueda*|podes)',
  // "pagar" and its kin in all persons, with clitics.
  pagar: '(pag*|abon*|liquid*|cubr*|deposit*|cancel*|sald*|aport*|juntar|dar|entreg*|transferi*|poner)',
  quien: '(le|te|les|os|lo|la)',
  vos: '(usted|ustedes|vos|tu|uno|vosotros)',
}
