import { fold } from './text/fold.ts'

const toBeTold =
  /\b(?:(?:you )?(?:call|text|ring|phone) me (?:if|before|first|as soon as|the moment|right away)|(?:you )?let me know (?:if|before|right away)|(?:me )?(?:avise|avisas|avisa|aviseme|avisame|llama|llamas|llame|llameme|llamame|habla|hablas|hableme|marca|marcas|marqueme) (?:si|antes|primero|en cuanto))\b/u

/** Whether a sentence asks to be told in time: "if it rains again you call me before you miss one, all right?". */
export function asksToBeTold(sentence: string): boolean {
  return toBeTold.test(fold(sentence).text)
}
