import { buddiesMax, type MemberPage } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { buddiesQuery, useInvite } from './buddies.queries.ts'
import { buddiesText } from './buddies.text.ts'

const text = buddiesText.invite

/** On the page of a member who follows you back. Shows nothing until we know whether you're already buddies. */
export function InviteButton({ person }: { person: MemberPage }) {
  const isMutual = person.follow === 'following' && person.followsReader
  const { data: list } = useQuery({ ...buddiesQuery, enabled: isMutual })
  const { mutate: invite, isPending } = useInvite(person)
  if (!isMutual || !list) return null
  const isIn = (people: readonly { person: { id: string } }[]) => people.some((each) => each.person.id === person.id)
  if (isIn(list.sent)) {
    return (
      <Button variant="secondary" aria-disabled="true">
        {text.invited}
      </Button>
    )
  }
  const isBuddy = isIn(list.buddies)
  if (isBuddy || isIn(list.received)) {
    return (
      <Button asChild variant="secondary">
        <Link to="/gamification?tab=buddies">{isBuddy ? text.buddies : text.answer}</Link>
      </Button>
    )
  }
  if (list.buddies.length >= buddiesMax) return null
  return (
    <Button variant="secondary" pending={isPending} onClick={() => invite()}>
      {text.asBuddy}
    </Button>
  )
}
