import type { Analytics, CurrentUser } from '@sadhana/contract'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { journeySettingsQuery, useMemberHour, useToday } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { dateLine, firstNameOf, greetingOf, sentenceAboutToday } from './greeting.rules.ts'

export function HomeGreeting({ user, analytics }: { user: CurrentUser; analytics: Analytics | undefined }) {
  const today = useToday()
  const hour = useMemberHour()
  const { isFetched } = useQuery(journeySettingsQuery)
  return (
    <div className="home-greeting">
      <div>
        <h1>
          {greetingOf(hour)}, {firstNameOf(user.displayName)}.
        </h1>
        <p>
          {/* Before the settings are here, the device's date may be another than the member's. */}
          {isFetched ? dateLine(today) : '\u00A0'} {analytics && sentenceAboutToday(analytics, today)}
        </p>
      </div>
      <LogPractice />
    </div>
  )
}

export const LogPractice = () => (
  <Button asChild>
    <Link to="/?tab=practice">
      <Plus aria-hidden="true" /> Log a practice
    </Link>
  </Button>
)
