import { VerifiedBadge } from '#ui/verified-badge.tsx'

/** Stays with the last word of the name. */
export const NameBadge = () => (
  <>
    {'\u00a0'}
    <VerifiedBadge />
  </>
)
