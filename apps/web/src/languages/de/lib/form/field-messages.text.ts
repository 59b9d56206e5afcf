import { germanFields, germanIssues } from '@sadhana/contract/languages'
import type * as english from '#lib/form/field-messages.text.ts'

export const fieldMessages: typeof english.fieldMessages = germanFields
export const issueMessages: typeof english.issueMessages = germanIssues
