import { HeartPulse, House, ShieldCheck, TrendingUp, UserRound, UsersRound } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { Link, matchPath, useLocation } from 'react-router'
import { memberFrameText } from './member-frame.text.ts'

const text = memberFrameText.nav

/** `under` lists other pages that belong to an entry. */
const navEntries = [
  { to: '/', label: text.home, Icon: House, under: ['/sessions'] },
  {
    to: '/community',
    label: text.community,
    Icon: UsersRound,
    under: ['/people/*', '/messages/*', '/inbox/*', '/rooms/*'],
  },
  { to: '/gamification', label: text.progress, Icon: TrendingUp, under: [] },
  { to: '/wellness', label: text.wellness, Icon: HeartPulse, under: ['/wellness/*'] },
  { to: '/profile', label: text.profile, Icon: UserRound, under: ['/settings/*'] },
  { to: '/security', label: text.security, Icon: ShieldCheck, under: [] },
] as const

/** The page itself comes first: no one waits for a dot. */
const restMs = 3_000

/** Says whether something is new in the inbox, once the page has come to rest. Without a network there's no dot. */
function useDotLater(): ComponentType | undefined {
  const [Dot, setDot] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      import('#features/inbox/inbox-dot.tsx').then(
        ({ InboxDot }) => setDot(() => InboxDot),
        () => undefined,
      )
    const timer = setTimeout(() => void load(), restMs)
    return () => clearTimeout(timer)
  }, [])
  return Dot
}

/** In its own strip, so that it covers no part of the page. */
export function BottomNav() {
  const { pathname } = useLocation()
  const Dot = useDotLater()
  const currentOf = (to: string, under: readonly string[]) => {
    if (matchPath(to, pathname)) return 'page'
    return under.some((path) => matchPath(path, pathname)) || undefined
  }
  return (
    <nav className="bottom-nav" aria-label={text.label}>
      <div className="bottom-nav-entries">
        {navEntries.map(({ to, label, Icon, under }) => (
          <Link key={to} to={to} aria-current={currentOf(to, under)}>
            <span className="bottom-nav-mark">
              <Icon aria-hidden="true" />
              {Dot && to === '/community' && <Dot />}
            </span>
            {label}
          </Link>
        ))}
      </div>
    </nav>
  )
}
