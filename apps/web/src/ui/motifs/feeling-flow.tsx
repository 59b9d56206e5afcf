import { ArrowRight } from 'lucide-react'
import { type Feeling, feelingWords } from '#intl/feelings.text.ts'
import { uiText } from '#intl/ui.text.ts'
import { FeelingSymbol } from './feeling-symbol.tsx'

const text = uiText.feeling

type FeelingFlowProps = {
  before: Feeling | null
  after: Feeling | null
  /** Says that it was hard; only for the member's own eyes. */
  hard?: string | undefined
}

/** From how it was to how it became; a sit may have been saved without either. */
export function FeelingFlow({ before, after, hard }: FeelingFlowProps) {
  if (!before && !after && !hard) return null
  return (
    <p className="feeling-flow">
      {before ? feelingWords[before] : text.none}
      <ArrowRight aria-label={text.to} />
      {(after || !hard) && <strong>{after ? feelingWords[after] : text.none}</strong>}
      {hard && (
        <b className="feeling-flow-hard">
          <FeelingSymbol feeling="hard" />
          {hard}
        </b>
      )}
    </p>
  )
}
