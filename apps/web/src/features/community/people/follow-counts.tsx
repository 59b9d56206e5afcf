import type { MemberPage } from '@sadhana/contract'
import { Suspense, useState } from 'react'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'

const FollowDialog = lazyScreen(async () => (await import('./follow-dialog.tsx')).FollowDialog)

type FollowCountsProps = { person: MemberPage; quiet: boolean }

type FollowSide = 'followers' | 'following'

const sides: readonly FollowSide[] = ['followers', 'following']
const labels: Record<FollowSide, string> = { followers: 'Followers', following: 'Following' }

/** Numbers of followers and following; each opens its list. */
export function FollowCounts({ person, quiet }: FollowCountsProps) {
  const [open, setOpen] = useState<FollowSide>()
  return (
    <div className="follow-counts">
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          className="follow-counts-button"
          aria-haspopup="dialog"
          onClick={() => setOpen(side)}
        >
          {!quiet && <strong className="numerals">{person[side]}</strong>} {labels[side]}
        </button>
      ))}
      {open && (
        <Suspense>
          <FollowDialog person={person} side={open} title={labels[open]} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
