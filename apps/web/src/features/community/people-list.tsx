import type { Person } from '@sadhana/contract'
import type { ReactNode, Ref } from 'react'
import { PeopleSkeleton } from './people-skeleton.tsx'
import { PersonName } from './person-name.tsx'
import { ShowMore } from './show-more.tsx'
import { Unreachable } from './unreachable.tsx'
import { useMore, type GrowingList } from './use-more.ts'

type PeopleProps<Somebody extends Person> = {
  label: string
  people: readonly Somebody[]
  /** What can be done about somebody. */
  renderAction: (person: Somebody) => ReactNode
  ref?: Ref<HTMLOListElement>
}

export const People = <Somebody extends Person>({ label, people, renderAction, ref }: PeopleProps<Somebody>) => (
  <ol ref={ref} className="people" aria-label={label}>
    {people.map((person) => (
      <li key={person.id} className="person-row">
        <PersonName person={person} />
        {renderAction(person)}
      </li>
    ))}
  </ol>
)

type PeopleInPagesProps<Somebody extends Person> = Omit<PeopleProps<Somebody>, 'people' | 'ref'> & {
  query: GrowingList<Somebody>
  /** Said when there is nobody. */
  empty: string
}

export function PeopleInPages<Somebody extends Person>({ query, empty, ...rest }: PeopleInPagesProps<Somebody>) {
  const { items: people, list, button, more } = useMore(query)
  if (query.isPending) return <PeopleSkeleton count={2} />
  if (!query.data) return <Unreachable title="The list could not be fetched" query={query} />
  if (people.length === 0) return <p className="text-muted">{empty}</p>
  return (
    <>
      <People ref={list} people={people} {...rest} />
      <ShowMore query={query} what="people" button={button} onMore={more} />
    </>
  )
}
