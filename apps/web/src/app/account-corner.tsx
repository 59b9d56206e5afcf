import type { CurrentUser } from '@sadhana/contract'
import { lazy } from 'react'
import { MenuOpener } from '#ui/menu-opener.tsx'
import { AccountButton } from './account-button.tsx'

const loadMenu = async () => ({ default: (await import('./account-menu.tsx')).AccountMenu })
const AccountMenu = lazy(loadMenu)

export const AccountCorner = ({ user }: { user: CurrentUser }) => (
  <MenuOpener
    prepare={() => void loadMenu()}
    renderButton={(props) => <AccountButton user={user} {...props} />}
    menu={<AccountMenu user={user} />}
  />
)
