import { VerifiedBadge } from '#ui/motifs/verified-badge.tsx'

/** The no-break space keeps the badge on the same line as the last word. */
export const NameBadge = () => (
  <>
    {'\u00a0'}
    <VerifiedBadge />
  </>
)
