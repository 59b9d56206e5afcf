import type { CurrentUser } from '@sadhana/contract'
import { Check, LogOut, Monitor, Moon, ShieldCheck, Sun, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { signOut } from '#lib/session/sign-out.ts'
import { chooseTheme, themeChoices, useThemeChoice } from '#lib/browser/theme.ts'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#ui/overlay/menu.tsx'
import { FullScreenSpinner } from '#ui/status/spinner.tsx'
import { AccountButton } from './account-button.tsx'
import { themeLabels } from './theme-labels.ts'

/** Comes into being when it is first opened. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut()
  }
  if (leaving) {
    return (
      <div className="leaving">
        <FullScreenSpinner />
      </div>
    )
  }
  return (
    <Menu startsOpen trigger={<AccountButton user={user} />}>
      <MenuLabel>
        <strong className="block truncate">{user.displayName}</strong>
        <span className="block truncate text-sm text-muted">@{user.username}</span>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/profile">
          <UserRound aria-hidden="true" /> Profile
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/security">
          <ShieldCheck aria-hidden="true" /> Security
        </Link>
      </MenuItem>
      <MenuSeparator />
      <ThemeItems />
      <MenuSeparator />
      <MenuItem onSelect={leave}>
        <LogOut aria-hidden="true" /> Logout
      </MenuItem>
    </Menu>
  )
}

const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const

function ThemeItems() {
  const current = useThemeChoice()
  return themeChoices.map((choice) => {
    const Icon = themeIcons[choice]
    return (
      <MenuItem
        key={choice}
        role="menuitemradio"
        aria-checked={choice === current}
        onSelect={(event) => {
          // The menu stays open, so that the themes can be compared.
          event.preventDefault()
          chooseTheme(choice)
        }}
      >
        <Icon aria-hidden="true" /> {themeLabels[choice]}
        {choice === current && <Check aria-hidden="true" className="ms-auto" />}
      </MenuItem>
    )
  })
}
