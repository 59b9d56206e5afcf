import type { Analytics, CurrentUser } from '@sadhana/contract'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { dateOf } from '#lib/calendar.rules.ts'
import { useNow } from '#lib/now.ts'
import { Button } from '#ui/button.tsx'
import { dateLine, firstNameOf, greetingOf, sentenceAboutToday } from './greeting.rules.ts'

export function HomeGreeting({ user, analytics }: { user: CurrentUser; analytics: Analytics | undefined }) {
  const now = useNow()
  return (
    <div className="home-greeting">
      <div>
        <h1>
          {greetingOf(now.getHours())}, {firstNameOf(user.displayName)}.
        </h1>
        <p>
          {dateLine(dateOf(now))} {analytics && sentenceAboutToday(analytics)}
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
