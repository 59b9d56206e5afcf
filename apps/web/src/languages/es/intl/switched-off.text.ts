import { spanishSwitchedOff } from '@sadhana/contract/languages'
import type * as english from '#intl/switched-off.text.ts'
import type { Translation } from '#intl/translation.ts'

export const switchedOffTexts: Translation<typeof english.switchedOffTexts> = spanishSwitchedOff
