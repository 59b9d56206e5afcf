import type { FollowState, PersonCard } from '@sadhana/contract'

type People = { items: PersonCard[] }
type PeopleInPages = { pages: People[] }

/** Updates one person's card in a list, paged or not. */
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

/** The difference that this makes to the reader's own "following" count. */
export const followingChange = (before: FollowState, after: FollowState): number =>
  Number(after === 'following') - Number(before === 'following')

export const pathOf = ({ username }: { username: string }): string => `/people/${encodeURIComponent(username)}`
