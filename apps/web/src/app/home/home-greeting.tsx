import type { Analytics, CurrentUser } from '@sadhana/contract'
import { Plus, Timer } from 'lucide-react'
import { Link } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { journeySettingsQuery, useMemberHour, useToday } from '#lib/time/today.ts'
import { dayPartOf, firstNameOf } from '#lib/time/greeting.ts'
import { dateLine, sentenceAboutToday } from './greeting.rules.ts'
import { homeText as text } from './home.text.ts'

type HomeGreetingProps = {
  user: CurrentUser
  analytics: Analytics | undefined
  isFirstDay: boolean
  isGentle: boolean
  /** Left out where something else is the next step. */
  hasActions: boolean
}

export function HomeGreeting({ user, analytics, isFirstDay, isGentle, hasActions }: HomeGreetingProps) {
  const today = useToday()
  const hour = useMemberHour()
  const name = firstNameOf(user.displayName)
  const { isFetched } = useQuery(journeySettingsQuery)
  return (
    <div className="home-greeting">
      <div>
        <h1>{isFirstDay ? text.welcome(name) : text.hello[dayPartOf(hour)](name)}</h1>
        <p>
          {/* Before the settings are here, the device's date may be another than the member's. */}
          {isFetched ? dateLine(today) : '\u00A0'} {analytics && sentenceAboutToday(analytics, today, isGentle)}
        </p>
      </div>
      {hasActions && <Actions />}
    </div>
  )
}

const Actions = () => (
  <nav className="home-actions" aria-label={text.actions.label}>
    <Link className="home-action home-action-primary" to="/meditation">
      <Timer aria-hidden="true" />
      <span>
        <b>{text.actions.sit}</b> <small>{text.actions.sitHint}</small>
      </span>
    </Link>
    <Link className="home-action" to="/?tab=practice">
      <Plus aria-hidden="true" />
      <span>
        <b>{text.actions.log}</b> <small>{text.actions.logHint}</small>
      </span>
    </Link>
  </nav>
)
