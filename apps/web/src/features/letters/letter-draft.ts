import type { LetterKind } from '@sadhana/contract'
import { createDraft } from '#lib/session/draft.ts'

export const letterDraft = createDraft<{ kind: LetterKind; text: string }>('letter-draft')
