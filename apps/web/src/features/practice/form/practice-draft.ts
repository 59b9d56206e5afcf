import { createDraft } from '#lib/session/draft.ts'
import type { PracticeFormValues } from './practice-values.ts'

export const practiceDraft = createDraft<Partial<PracticeFormValues>>('practice-draft')
