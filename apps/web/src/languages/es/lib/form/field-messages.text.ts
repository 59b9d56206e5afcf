import { spanishFields, spanishIssues } from '@sadhana/contract/languages'
import type * as english from '#lib/form/field-messages.text.ts'

export const fieldMessages: typeof english.fieldMessages = spanishFields
export const issueMessages: typeof english.issueMessages = spanishIssues
