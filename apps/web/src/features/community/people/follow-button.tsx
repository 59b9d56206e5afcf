import type { PersonCard } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { Button } from '#ui/button.tsx'
import { useToggleFollow } from '../data/follow.queries.ts'
import { followText } from './follow.text.ts'

/** Not shown to visitors, nor to members on their own card. */
export function FollowButton({ person }: { person: PersonCard }) {
  const { data: me } = useQuery(currentUserQuery)
  const { mutate: toggle, isPending } = useToggleFollow(person)
  if (!me || me.id === person.id) return null
  const { label, labelFor } = followText.states[person.follow]
  return (
    <Button
      variant={person.follow === 'none' ? 'soft' : 'secondary'}
      className="follow-button"
      aria-label={labelFor(person.displayName)}
      pending={isPending}
      onClick={() => toggle()}
    >
      {label}
    </Button>
  )
}
