import type { MemberPage } from '@sadhana/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { followersQuery, followingQuery } from '../data/community.queries.ts'
import { FollowButton } from './follow-button.tsx'
import { followText as text } from './follow.text.ts'
import { PeopleInPages } from '../shared/people-list.tsx'
import { RowActions } from '../shared/row-actions.tsx'
import type { RowAction } from '../data/safety.queries.ts'

const removal: RowAction[] = [{ change: 'removeFollower', ...text.remove }]

type FollowDialogProps = {
  person: MemberPage
  side: 'followers' | 'following'
  title: string
  onClose: () => void
}

/** A member's followers, or the people they follow. Members can remove their own followers. */
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
          empty={text.none}
          renderAction={(other) =>
            removes ? <RowActions person={other} actions={removal} /> : <FollowButton person={other} />
          }
        />
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {commonText.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
