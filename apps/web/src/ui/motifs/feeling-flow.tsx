import { ArrowRight } from 'lucide-react'
import { FeelingSymbol } from './feeling-symbol.tsx'

type FeelingFlowProps = {
  before: string | null
  after: string | null
  /** Says that it was hard; only for the member's own eyes. */
  hard?: string | undefined
}

/** From how it was to how it became; a sit may have been saved without either. */
export function FeelingFlow({ before, after, hard }: FeelingFlowProps) {
  if (!before && !after && !hard) return null
  return (
    <p className="feeling-flow">
      {before ?? 'not logged'}
      <ArrowRight aria-label="to" />
      {(after || !hard) && <strong>{after ?? 'not logged'}</strong>}
      {hard && (
        <b className="feeling-flow-hard">
          <FeelingSymbol feeling="hard" />
          {hard}
        </b>
      )}
    </p>
  )
}
