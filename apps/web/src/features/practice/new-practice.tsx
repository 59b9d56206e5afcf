import './practice.css'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useToday } from '#lib/time/today.ts'
import { LoadError } from '#ui/status/load-error.tsx'
import { Panel } from '#ui/panel.tsx'
import { PracticeForm } from './form/practice-form.tsx'
import { latestSessionsQuery } from './practice.queries.ts'
import { RecentSessions } from './list/recent-sessions.tsx'

const titleId = 'new-practice'

type NewPracticeProps = Pick<ComponentProps<typeof PracticeForm>, 'userId' | 'defaultVisibility'>

/** The form, with the latest sessions beside it. */
export function NewPractice(props: NewPracticeProps) {
  const today = useToday()
  const latest = useQuery(latestSessionsQuery)
  return (
    <div className="new-practice">
      <div>
        <h1 id={titleId}>New Practice Session</h1>
        <p className="mt-2 text-muted">Log today’s practice, or add one from an earlier day.</p>
      </div>
      <Panel>
        <PracticeForm {...props} last={latest.data?.[0]} labelledBy={titleId} />
      </Panel>
      {latest.data && <RecentSessions sessions={latest.data} today={today} />}
      {latest.isError && !latest.data && (
        <Panel>
          <LoadError title="We couldn’t load your recent sessions" query={latest}>
            They’re safe. Please try again in a moment.
          </LoadError>
        </Panel>
      )}
    </div>
  )
}
