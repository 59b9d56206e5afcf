import { NavLink } from 'react-router'
import { navEntries } from './nav-entries.ts'

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
