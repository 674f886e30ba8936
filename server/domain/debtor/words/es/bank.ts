import { englishBank } from '../en/bank.ts'
export const spanishBank = englishBank
