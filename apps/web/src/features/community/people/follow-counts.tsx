import type { MemberPage } from '@sadhana/contract'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { withMarked } from '#intl/marked-words.tsx'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { followText as text } from './follow.text.ts'

const FollowDialog = lazyScreen(async () => (await import('./follow-dialog.tsx')).FollowDialog)

type FollowCountsProps = { person: MemberPage; quiet: boolean }

type FollowSide = 'followers' | 'following'

const sides: readonly FollowSide[] = ['followers', 'following']
const marks = { count: (count: string) => <strong className="numerals">{count}</strong> }

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
          {quiet ? text.sides[side] : withMarked(text.counts[side](person[side]), marks)}
        </button>
      ))}
      {open && (
        <Suspense>
          <FollowDialog person={person} side={open} title={text.sides[open]} onClose={() => show()} />
        </Suspense>
      )}
    </div>
  )
}
