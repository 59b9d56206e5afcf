import type { MemberPage } from '@sadhana/contract'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { plural } from '#intl/intl.rules.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'

const FollowDialog = lazyScreen(async () => (await import('./follow-dialog.tsx')).FollowDialog)

type FollowCountsProps = { person: MemberPage; quiet: boolean }

type FollowSide = 'followers' | 'following'

const sides: readonly FollowSide[] = ['followers', 'following']
const labels: Record<FollowSide, string> = { followers: 'Followers', following: 'Following' }

const labelOf = (side: FollowSide, count: number) =>
  side === 'followers' ? plural(count, { one: 'Follower', other: () => labels.followers }) : labels.following

/**
 * The counts of followers and following, each of which opens its list. The open list is in the address, so that it can
 * be linked to.
 */
export function FollowCounts({ person, quiet }: FollowCountsProps) {
  const [search, setSearch] = useSearchParams()
  const open = sides.find((side) => side === search.get('list'))
  const show = (side?: FollowSide) => setSearch(side ? { list: side } : {}, { replace: true, preventScrollReset: true })
  return (
    <div className="follow-counts">
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          className="follow-counts-button"
          aria-haspopup="dialog"
          onClick={() => show(side)}
        >
          {!quiet && <strong className="numerals">{person[side]}</strong>}{' '}
          {quiet ? labels[side] : labelOf(side, person[side])}
        </button>
      ))}
      {open && (
        <Suspense>
          <FollowDialog person={person} side={open} title={labels[open]} onClose={() => show()} />
        </Suspense>
      )}
    </div>
  )
}
