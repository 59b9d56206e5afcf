import type { Person } from '@sadhana/contract'
import type { ReactNode, Ref } from 'react'
import { QueryView } from '#lib/query/query-view.tsx'
import { PeopleSkeleton } from './people-skeleton.tsx'
import { peopleText as text } from '../data/people.text.ts'
import { PersonName } from './person-name.tsx'
import { ShowMore } from '#ui/status/show-more.tsx'
import { useLoadMore, type InfiniteList } from './use-load-more.ts'

type PeopleProps<Member extends Person> = {
  label: string
  people: readonly Member[]
  renderAction: (person: Member) => ReactNode
  ref?: Ref<HTMLOListElement>
}

export const People = <Member extends Person>({ label, people, renderAction, ref }: PeopleProps<Member>) => (
  <ol ref={ref} className="people-list" aria-label={label}>
    {people.map((person) => (
      <li key={person.id} className="people-list-row">
        <PersonName person={person} />
        {renderAction(person)}
      </li>
    ))}
  </ol>
)

type PeopleInPagesProps<Member extends Person> = Omit<PeopleProps<Member>, 'people' | 'ref'> & {
  query: InfiniteList<Member>
  /** Shown when the list is empty. */
  empty: string
}

export function PeopleInPages<Member extends Person>({ query, empty, ...rest }: PeopleInPagesProps<Member>) {
  const { items: people, list, button, more } = useLoadMore(query)
  return (
    <QueryView query={query} skeleton={<PeopleSkeleton count={2} />} failed={text.failed}>
      {() =>
        people.length === 0 ? (
          <p className="text-muted">{empty}</p>
        ) : (
          <>
            <People ref={list} people={people} {...rest} />
            <ShowMore ref={button} query={query} failed={text.moreFailed} centred onMore={more} />
          </>
        )
      }
    </QueryView>
  )
}
