import { useQuery } from '@tanstack/react-query'
import { firstNameOf } from '#lib/time/greeting.ts'
import { SignOutHere } from '#features/account/shared/sign-out-here.tsx'
import { WelcomeScreen } from '#features/welcome/welcome-screen.tsx'
import { welcomeText } from '#features/welcome/welcome.text.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { MinuteDial } from './minute-dial.tsx'

export function WelcomeRoute() {
  const { data: user } = useQuery(currentUserQuery)
  if (!user) return null
  const name = user.totalSessions === 0 ? firstNameOf(user.displayName) : undefined
  return <WelcomeScreen name={name} dial={<MinuteDial />} signOut={<SignOutHere label={welcomeText.signOut} />} />
}
