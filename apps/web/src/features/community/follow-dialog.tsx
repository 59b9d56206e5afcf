import type { MemberPage, PersonCard } from '@sadhana/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '#lib/current-user.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/dialog.tsx'
import { followersQuery, followingQuery } from './community.queries.ts'
import { FollowButton } from './follow-button.tsx'
import { PeopleInPages } from './people-list.tsx'
import { RowActions } from './row-actions.tsx'
import { removeFollower } from './safety.ts'

type FollowDialogProps = {
  person: MemberPage
  side: 'followers' | 'following'
  title: string
  onClose: () => void
}

/** Who follows somebody, or whom they follow. One's own followers can be removed. */
export function FollowDialog({ person, side, title, onClose }: FollowDialogProps) {
  const { data: me } = useQuery(currentUserQuery)
  const query = useInfiniteQuery(
    side === 'followers' ? followersQuery(person.username) : followingQuery(person.username),
  )
  const removes = side === 'followers' && me?.id === person.id
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <DialogBody>
        <PeopleInPages
          label={title}
          query={query}
          empty="Nobody yet."
          renderAction={(other) =>
            removes ? <RowActions person={other} actions={removalOf(other)} /> : <FollowButton person={other} />
          }
        />
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const removalOf = (person: PersonCard) => [{ label: 'Remove', done: 'Removed', run: () => removeFollower(person) }]
