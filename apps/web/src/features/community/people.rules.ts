import type { FollowState, PersonCard } from '@sadhana/contract'

/** What pressing the button of this state is called, and what it says. */
export const followLabels: Record<FollowState, string> = {
  none: 'Follow',
  requested: 'Requested',
  following: 'Following',
}

type People = { items: PersonCard[] }
type PeopleInPages = { pages: People[] }

/** The card of one person as `change` leaves it, in a list that came at once or in pages. */
export function changePerson<List extends People | PeopleInPages>(
  list: List,
  id: string,
  change: (person: PersonCard) => PersonCard,
): List {
  const items = (people: People) => ({
    ...people,
    items: people.items.map((person) => (person.id === id ? change(person) : person)),
  })
  return 'pages' in list ? { ...list, pages: list.pages.map(items) } : { ...list, ...items(list) }
}

/** By how many the reader's own "following" changes. */
export const followingChange = (before: FollowState, after: FollowState): number =>
  Number(after === 'following') - Number(before === 'following')

export const pathOf = ({ username }: { username: string }): string => `/people/${encodeURIComponent(username)}`

/** "1 person found" */
export function foundWords(count: number): string {
  if (count === 0) return 'Nobody found'
  return count === 1 ? '1 person found' : `${count} people found`
}
