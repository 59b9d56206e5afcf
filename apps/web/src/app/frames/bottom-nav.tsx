import { HeartPulse, House, ShieldCheck, TrendingUp, UserRound, UsersRound } from 'lucide-react'
import { Link, matchPath, useLocation } from 'react-router'

/** `under` lists other pages that belong to an entry. */
const navEntries = [
  { to: '/', label: 'Home', Icon: House, under: ['/sessions'] },
  { to: '/community', label: 'Community', Icon: UsersRound, under: ['/people/*', '/messages/*'] },
  { to: '/gamification', label: 'Progress', Icon: TrendingUp, under: [] },
  { to: '/wellness', label: 'Wellness', Icon: HeartPulse, under: ['/wellness/*'] },
  { to: '/profile', label: 'Profile', Icon: UserRound, under: ['/settings/*'] },
  { to: '/security', label: 'Security', Icon: ShieldCheck, under: [] },
] as const

/** In its own strip, so that it covers no part of the page. */
export function BottomNav() {
  const { pathname } = useLocation()
  const currentOf = (to: string, under: readonly string[]) => {
    if (matchPath(to, pathname)) return 'page'
    return under.some((path) => matchPath(path, pathname)) || undefined
  }
  return (
    <nav className="bottom-nav" aria-label="Main">
      <div className="bottom-nav-entries">
        {navEntries.map(({ to, label, Icon, under }) => (
          <Link key={to} to={to} aria-current={currentOf(to, under)}>
            <span className="bottom-nav-mark">
              <Icon aria-hidden="true" />
            </span>
            {label}
          </Link>
        ))}
      </div>
    </nav>
  )
}
