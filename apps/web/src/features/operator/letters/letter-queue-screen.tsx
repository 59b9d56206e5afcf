import './letter-desk.css'
import type { ConsoleMe, QueuedLetter } from '@sadhana/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { QueryView } from '#lib/query/query-view.tsx'
import { Panel } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { Table } from '#ui/table.tsx'
import { ageInWords } from '../shared/age.rules.ts'
import { ShowMore } from '#ui/status/show-more.tsx'
import { StateMark } from '../shared/state-mark.tsx'
import { letterQueueQuery } from './letter-desk.queries.ts'
import { letterDeskText as text } from './letter-desk.text.ts'

export const placeTones = { worry: 'worry', supporter: 'look', turn: 'plain' } as const

/** Letters from members that aren't answered yet. */
export const LetterQueueScreen = ({ me }: { me: ConsoleMe }) => (
  <>
    <header>
      <h1>{text.title}</h1>
      <p className="console-says">{text.lead(me.waitingLetters)}</p>
    </header>
    <Panel className="letter-desk" aria-label={text.caption}>
      <Queue />
    </Panel>
  </>
)

function Queue() {
  const queue = useInfiniteQuery(letterQueueQuery)
  return (
    <QueryView query={queue} skeleton={<SkeletonRows count={5} />} failed={text.loadFailed}>
      {({ pages }) => {
        const letters = pages.flatMap(({ items }) => items)
        if (letters.length === 0) return <EmptyState title={text.empty} />
        return (
          <>
            <Table
              caption={text.caption}
              rows={letters}
              rowKey={({ id }) => id}
              columns={[
                { header: text.letter, render: (letter) => <Title {...letter} /> },
                {
                  header: text.place,
                  render: ({ place }) => <StateMark tone={placeTones[place]}>{text.places[place]}</StateMark>,
                },
                { header: text.from, render: ({ username }) => `@${username}` },
                {
                  header: text.kind,
                  render: ({ kind, isAboutWords }) => (isAboutWords ? text.words : text.kinds[kind]),
                },
                {
                  header: text.waiting,
                  numeric: true,
                  render: ({ createdAt }) => (
                    <>
                      <span className="letter-desk-folded">{text.waiting} </span>
                      {ageInWords(createdAt, queue.dataUpdatedAt)}
                    </>
                  ),
                },
              ]}
            />
            <ShowMore query={queue} />
          </>
        )
      }}
    </QueryView>
  )
}

const Title = ({ id, title }: QueuedLetter) => (
  <Link className="letter-desk-title" to={`/operators/letters/${id}`}>
    {title}
  </Link>
)
