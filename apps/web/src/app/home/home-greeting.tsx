import type { Analytics, CurrentUser } from '@sadhana/contract'
import { Plus, Timer } from 'lucide-react'
import { Link } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { journeySettingsQuery, useMemberHour, useToday } from '#lib/time/today.ts'
import { firstNameOf, greetingOf } from '#lib/time/greeting.ts'
import { dateLine, sentenceAboutToday } from './greeting.rules.ts'

type HomeGreetingProps = {
  user: CurrentUser
  analytics: Analytics | undefined
  isFirstDay: boolean
  /** False if something else is the next step. */
  hasActions: boolean
}

export function HomeGreeting({ user, analytics, isFirstDay, hasActions }: HomeGreetingProps) {
  const today = useToday()
  const hour = useMemberHour()
  const { isFetched } = useQuery(journeySettingsQuery)
  return (
    <div className="home-greeting">
      <div>
        <h1>
          {isFirstDay ? 'Welcome' : greetingOf(hour)}, {firstNameOf(user.displayName)}.
        </h1>
        <p>
          {/* Before the settings have loaded, the device's date may differ from the member's. */}
          {isFetched ? dateLine(today) : '\u00A0'} {analytics && sentenceAboutToday(analytics, today)}
        </p>
      </div>
      {hasActions && <Actions />}
    </div>
  )
}

const Actions = () => (
  <nav className="home-actions" aria-label="Begin">
    <Link className="home-action home-action-primary" to="/meditation">
      <Timer aria-hidden="true" />
      <span>
        <b>Sit</b> <small>Meditation timer</small>
      </span>
    </Link>
    <Link className="home-action" to="/?tab=practice">
      <Plus aria-hidden="true" />
      <span>
        <b>Log</b> <small>Under a minute</small>
      </span>
    </Link>
  </nav>
)
