import { ArrowRight } from 'lucide-react'

type FeelingFlowProps = { before: string | null; after: string | null }

/** The feelings before and after. A sit may have been saved without either. */
export function FeelingFlow({ before, after }: FeelingFlowProps) {
  if (!before && !after) return null
  return (
    <p className="feeling-flow">
      {before ?? 'not logged'}
      <ArrowRight aria-label="to" />
      <strong>{after ?? 'not logged'}</strong>
    </p>
  )
}
