import type * as english from '#features/guide/guide-button.text.ts'
import type { Translation } from '#intl/translation.ts'

export const guideButtonText: Translation<typeof english.guideButtonText> = { name: 'Guide' }
