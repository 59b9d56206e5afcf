import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { isNewMember } from '#lib/member/new-member.ts'
import { destinationAfterSignIn } from '#lib/session/sign-in-path.ts'
import { takeStoppedErasure } from '#lib/member/stopped-erasure.ts'

/**
 * Members don't need these pages: they go where they were heading, or home. A new member is welcomed first, and a
 * member whose sign-in has stopped an erasure is told.
 */
export function SignedInAlready() {
  const [search] = useSearchParams()
  const [dueAt] = useState(takeStoppedErasure)
  if (dueAt) return <Navigate to="/settings/erase/stopped" state={{ dueAt }} replace />
  const destination = destinationAfterSignIn(search)
  // The query may contain a referral code or a provider's ticket, so the welcome's address leaves it out.
  if (isNewMember()) return <Navigate to="/welcome" state={{ destination }} replace />
  return <Navigate to={destination} replace />
}
