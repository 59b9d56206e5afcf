import { NavLink } from 'react-router'
import { HeartPulse, House, ShieldCheck, TrendingUp, UserRound, UsersRound } from 'lucide-react'

const navEntries = [
  { to: '/', label: 'Home', Icon: House },
  { to: '/community', label: 'Community', Icon: UsersRound },
  { to: '/gamification', label: 'Progress', Icon: TrendingUp },
  { to: '/wellness', label: 'Wellness', Icon: HeartPulse },
  { to: '/profile', label: 'Profile', Icon: UserRound },
  { to: '/security', label: 'Security', Icon: ShieldCheck },
] as const

export const BottomNav = () => (
  <nav className="bottom-nav" aria-label="Main">
    {navEntries.map(({ to, label, Icon }) => (
      <NavLink key={to} to={to} end={to === '/'}>
        <span className="bottom-nav-mark">
          <Icon aria-hidden="true" />
        </span>
        {label}
      </NavLink>
    ))}
  </nav>
)
