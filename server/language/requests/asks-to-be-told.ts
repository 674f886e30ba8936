import { fold } from '../text/fold.ts'

const toBeTold =
  /\b(?:(?:you )?(?:call|text|ring|phone) (?:me|us) (?:if|before|first|as soon as|the moment|right away)|(?:you )?let (?:me|us) know (?:if (?!that|this|you (?:have|can)|i can|it works)|before|right away)|me (?:avise|avisas|avisa|llama|llamas|llame|habla|hablas|hable|marca|marcas|marque) (?:si|antes(?! del? )|en cuanto)|(?:aviseme|avisame|llameme|llamame|hableme|marqueme) (?:si|antes(?! del? )|en cuanto))\b/u

/** Whether a sentence asks to be told in time: "if it rains again you call me before you miss one, all right?". */
export function asksToBeTold(sentence: string): boolean {
  return toBeTold.test(fold(sentence).text)
}
