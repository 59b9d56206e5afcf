import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useTabInSight } from '#ui/tabs.tsx'

const pages = [
  { to: '/settings', label: 'All settings' },
  { to: '/settings/practice', label: 'Practice' },
  { to: '/settings/reminders', label: 'Reminders' },
  { to: '/settings/device', label: 'This device' },
  { to: '/settings/privacy', label: 'Privacy' },
  { to: '/settings/sharing', label: 'Shared pages' },
  { to: '/settings/archive', label: 'Archive' },
  { to: '/settings/import', label: 'Import' },
  { to: '/settings/move', label: 'Move' },
] as const

const idOf = (path: string): string => `settings-link-${path.split('/').at(-1)}`

/** Links between the pages of settings. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  useTabInSight(idOf(useLocation().pathname))
  return (
    <>
      <nav className="tab-list" aria-label="Settings">
        {pages.map(({ to, label }) => (
          <NavLink key={to} id={idOf(to)} to={to} end className="tab">
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </>
  )
}
