import { ArrowRight } from 'lucide-react'

type FeelingFlowProps = { before: string | null; after: string | null }

/** From how it was to how it became; a sit may have been saved without either. */
export function FeelingFlow({ before, after }: FeelingFlowProps) {
  if (!before && !after) return null
  return (
    <p className="feeling-flow">
      {before ?? 'not noted'}
      <ArrowRight aria-label="then" />
      <strong>{after ?? 'not noted'}</strong>
    </p>
  )
}
