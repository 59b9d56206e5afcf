import './practice.css'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useToday } from '#lib/now.ts'
import { Panel } from '#ui/panel.tsx'
import { PracticeForm } from './practice-form.tsx'
import { latestSessionsQuery } from './practice.queries.ts'
import { RecentSessions } from './recent-sessions.tsx'

const titleId = 'new-practice'

type NewPracticeProps = Pick<ComponentProps<typeof PracticeForm>, 'userId' | 'defaultVisibility'>

/** The form, and beside it what was logged last. */
export function NewPractice(props: NewPracticeProps) {
  const today = useToday()
  const { data: latest } = useQuery(latestSessionsQuery)
  return (
    <div className="new-practice">
      <div>
        <h1 id={titleId}>New Practice Session</h1>
        <p className="mt-2 text-muted">Log it now, or fill in a day that passed.</p>
      </div>
      <Panel>
        <PracticeForm {...props} last={latest?.[0]} labelledBy={titleId} />
      </Panel>
      {latest && <RecentSessions sessions={latest} today={today} />}
    </div>
  )
}
