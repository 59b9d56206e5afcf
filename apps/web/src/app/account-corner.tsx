import type { CurrentUser } from '@sadhana/contract'
import { lazy, Suspense, useState, type KeyboardEvent } from 'react'
import { AccountButton } from './account-button.tsx'

const loadMenu = async () => ({ default: (await import('./account-menu.tsx')).AccountMenu })
const AccountMenu = lazy(loadMenu)
const prepare = () => void loadMenu()

/** The menu's code is fetched when somebody comes near its button, and not before: most visits never open it. */
export function AccountCorner({ user }: { user: CurrentUser }) {
  const [isWanted, setWanted] = useState(false)
  const open = () => setWanted(true)
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    open()
  }
  if (!isWanted) {
    return (
      <AccountButton
        user={user}
        aria-expanded={false}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        onKeyDown={openByArrow}
      />
    )
  }
  return (
    <Suspense fallback={<AccountButton user={user} aria-expanded />}>
      <AccountMenu user={user} />
    </Suspense>
  )
}
