import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useTabInSight } from '#ui/tabs.tsx'
import { barsText } from './bars.text.ts'

const text = barsText.settings

const pages = [
  { to: '/settings', label: text.all },
  { to: '/settings/practice', label: text.practice },
  { to: '/settings/reminders', label: text.reminders },
  { to: '/settings/device', label: text.device },
  { to: '/settings/privacy', label: text.privacy },
  { to: '/settings/sharing', label: text.sharing },
  { to: '/settings/archive', label: text.archive },
  { to: '/settings/import', label: text.import },
  { to: '/settings/move', label: text.move },
] as const

const idOf = (path: string): string => `settings-link-${path.split('/').at(-1)}`

/** Links between the pages of settings. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  useTabInSight(idOf(useLocation().pathname))
  return (
    <>
      <nav className="tab-list" aria-label={text.label}>
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
