import { BadgeCheck } from 'lucide-react'
import { uiText } from '#intl/ui.text.ts'

/** Shown beside the name of a member whose identity an operator has checked. */
export const VerifiedBadge = () => (
  <span className="verified">
    <BadgeCheck size={20} aria-hidden="true" />
    <span className="sr-only">{uiText.verified}</span>
  </span>
)
