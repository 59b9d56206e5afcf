import type { PersonCard } from '@sadhana/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '#lib/current-user.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { toggleFollow } from './follow.ts'
import { followLabels } from './people.rules.ts'

/** Hidden for oneself and for whoever is not signed in. */
export function FollowButton({ person }: { person: PersonCard }) {
  const { data: me } = useQuery(currentUserQuery)
  const toggling = useMutation({
    mutationFn: () => toggleFollow(person),
    onError: () => toast({ title: 'Unable to update follow status. Please try again.', tone: 'error' }),
  })
  if (!me || me.id === person.id) return null
  const label = followLabels[person.follow]
  return (
    <Button
      variant={person.follow === 'none' ? 'soft' : 'secondary'}
      className="follow-button"
      aria-label={`${label} ${person.displayName}`}
      pending={toggling.isPending}
      onClick={() => toggling.mutate()}
    >
      {label}
    </Button>
  )
}
