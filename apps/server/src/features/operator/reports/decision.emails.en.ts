import { decisionSubject, decisionText, thanksSubject, thanksText } from '@sadhana/contract'

/** In the contract, because the console shows these words before anything happens. */
export const en = { decisionSubject, decisionText, thanksSubject: thanksSubject as string, thanksText }

export type DecisionTexts = typeof en
