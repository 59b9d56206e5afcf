import { germanFields } from '@sadhana/contract/languages'
import type * as english from '#lib/form/field-messages.text.ts'

export const fieldMessages: typeof english.fieldMessages = germanFields
