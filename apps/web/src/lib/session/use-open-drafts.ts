import { useEffect, useState } from 'react'
import { areDraftsOpen, openDrafts } from './draft.ts'

/**
 * True once the drafts on this device are unsealed, so that forms find theirs. It stays true for this member: another
 * tab may seal one at any time, and a page that is open must not make way for that.
 */
export function useOpenDrafts(userId: string | undefined): boolean {
  const [openFor, setOpenFor] = useState<string>()
  const areOpen = userId !== undefined && (openFor === userId || areDraftsOpen(userId))
  if (areOpen && openFor !== userId) setOpenFor(userId)
  useEffect(() => {
    if (userId !== undefined && !areOpen) void openDrafts(userId).then(() => setOpenFor(userId))
  }, [userId, areOpen])
  return areOpen
}
