import { BadgeCheck } from 'lucide-react'

/** Shown beside the name of a member whose identity an operator has checked. */
export const VerifiedBadge = () => (
  <span className="verified">
    <BadgeCheck size={20} aria-hidden="true" />
    <span className="sr-only">Verified</span>
  </span>
)
