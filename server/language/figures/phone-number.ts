/** Groups of digits as telephones have them: "55 5550 0142", "614-555-0155", "(303) 555 0142", "911 555 014"; no sum has three. */
const telephone = /(?<![\d$€£.,])\(?\d{2,4}\)?[ .-]\d{3,4}[ .-]\d{3,4}(?!\d|[.,]\d)/

/** Whether a sentence names a telephone number: its digits are no sum of money. */
export function holdsPhoneNumber(sentence: string): boolean {
  return telephone.test(sentence)
}
