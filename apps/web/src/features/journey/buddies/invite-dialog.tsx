import type { Person } from '@sadhana/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { itemsOf } from '#lib/api/pages.rules.ts'
import { copyWithToast } from '#lib/browser/copy-with-toast.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { ShowMore } from '#ui/status/show-more.tsx'
import { candidatesQuery, useInvite } from './buddies.queries.ts'
import { buddiesText } from './buddies.text.ts'

const text = buddiesText.invite

/** Opens the buddies tab, which asks whether to invite this member. */
const linkOf = (username: string) =>
  new URL(`/gamification?tab=buddies&invite=${encodeURIComponent(username)}`, window.location.origin).href

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { data: me } = useQuery(currentUserQuery)
  return (
    <Dialog open onOpenChange={onClose} title={text.dialogTitle} description={text.dialogText}>
      <DialogBody>
        <Candidates />
        <p className="text-sm text-muted">{text.link}</p>
        {me && <OwnLink href={linkOf(me.username)} />}
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {commonText.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const OwnLink = ({ href }: { href: string }) => (
  <>
    <p className="candidates-link">{href}</p>
    <Button variant="secondary" onClick={() => void copyWithToast(href, text.copied)}>
      {text.copy}
    </Button>
  </>
)

function Candidates() {
  const query = useInfiniteQuery(candidatesQuery)
  const people = itemsOf(query.data)
  return (
    <QueryView query={query} skeleton={<SkeletonRows count={3} />} failed={text.listFailed} heading="[role=dialog] h2">
      {() =>
        people.length === 0 ? (
          <p className="candidates-none">{text.none}</p>
        ) : (
          <>
            <ul className="candidates" aria-label={text.list}>
              {people.map((person) => (
                <Candidate key={person.id} person={person} />
              ))}
            </ul>
            <ShowMore query={query} />
          </>
        )
      }
    </QueryView>
  )
}

/** The row of someone who has just been invited stays and says so. */
function Candidate({ person }: { person: Person }) {
  const { mutate: invite, isPending, isSuccess } = useInvite(person)
  return (
    <li>
      <Avatar name={person.displayName} imageUrl={person.profileImage} />
      <span className="candidates-name">{person.displayName}</span>
      <Button
        variant="secondary"
        aria-label={isSuccess ? undefined : text.inviteThis(person.displayName)}
        aria-disabled={isSuccess}
        pending={isPending}
        onClick={() => !isSuccess && invite()}
      >
        {isSuccess ? text.invited : text.invite}
      </Button>
    </li>
  )
}
