import type { germanFields } from './german-fields.ts'

// Apart from the contract's index: a page has one language at most, and the English pages have none of this.

export { germanErrors } from './german-errors.ts'
export { germanFields, germanIssues } from './german-fields.ts'
export { germanReplies, germanSwitchedOff } from './german-replies.ts'
export { spanishErrors } from './spanish-errors.ts'
export { spanishFields, spanishIssues } from './spanish-fields.ts'
export { spanishReplies, spanishSwitchedOff } from './spanish-replies.ts'

export * as germanClosing from './de/operator/closing-texts.ts'
export * as spanishClosing from './es/operator/closing-texts.ts'

/** What a field says in English, in the schemas and on the server. */
export type FieldMessage = keyof typeof germanFields
/** By the path of the field. */
export type FieldMessages = Record<string, FieldMessage>
