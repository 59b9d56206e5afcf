import './account-menu.css'
import type { CurrentUser } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import {
  Eye,
  Languages,
  LifeBuoy,
  LogOut,
  Moon,
  Settings2,
  Sheet,
  ShieldCheck,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useSettingsChange } from '#features/journey/shared/journey.queries.ts'
import { useSuggestWords } from '#features/letters/suggest/use-suggest-words.tsx'
import { useExportCsv } from '#features/portability/portability.queries.ts'
import { language } from '#intl/language.ts'
import { languageText } from '#intl/language.text.ts'
import { useUnsentQuestion } from '#lib/outbox/waiting-question.tsx'
import { signOut } from '#lib/member/sign-out.ts'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#ui/overlay/menu.tsx'
import { FullScreenSpinner } from '#ui/spinner.tsx'
import { AccountButton } from './account-button.tsx'
import { accountMenuText as words } from './account-menu.text.ts'

/** Everything of the member's own, one tap away from every page. A sheet on phones. Created when it is first opened. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const [leaving, setLeaving] = useState(false)
  const { mutate: exportCsv } = useExportCsv()
  const unsent = useUnsentQuestion('signOut')
  const suggestWords = useSuggestWords(focusAccountButton)
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
  if (unsent.question) {
    return (
      <>
        <AccountButton user={user} />
        {unsent.question}
      </>
    )
  }
  return (
    <>
      <Menu startsOpen className="account-menu" trigger={<AccountButton user={user} />}>
        <MenuLabel>
          <span className="account-menu-head">
            <Avatar name={user.displayName} imageUrl={user.profileImage} />
            <span className="min-w-0">
              <strong className="account-menu-name">{user.displayName}</strong>
              <span className="block truncate text-sm text-muted">@{user.username}</span>
            </span>
          </span>
        </MenuLabel>
        <MenuLink to="/profile" Icon={UserRound} label={words.profile} />
        <MenuLink to={`/people/${user.username}`} Icon={Eye} label={words.myPage} />
        <MenuLink to="/settings" Icon={Settings2} label={words.settings} />
        <QuietMode />
        <MenuLink to="/security" Icon={ShieldCheck} label={words.security}>
          {user.twoFactorEnabled ? words.twoFactorOn : words.twoFactorOff}
        </MenuLink>
        <MenuSeparator />
        <MenuItem onSelect={() => exportCsv()}>
          <Sheet aria-hidden="true" /> {words.exportCsv}
        </MenuItem>
        {language !== 'en' && (
          <MenuItem onSelect={suggestWords.open}>
            <Languages aria-hidden="true" /> {languageText.suggest}
          </MenuItem>
        )}
        <MenuLink to="/help-now" Icon={LifeBuoy} label={words.helpNow} />
        <MenuSeparator />
        <MenuItem onSelect={() => unsent.ask(leave)}>
          <LogOut aria-hidden="true" /> {words.logout}
        </MenuItem>
      </Menu>
      {suggestWords.dialog}
    </>
  )
}

/** The entry that opened the dialog is gone by then. */
const focusAccountButton = () => document.querySelector<HTMLElement>('.account-button')?.focus()

type MenuLinkProps = { to: string; Icon: LucideIcon; label: string; children?: ReactNode }

const MenuLink = ({ to, Icon, label, children }: MenuLinkProps) => (
  <MenuItem asChild>
    <Link to={to}>
      <Icon aria-hidden="true" /> {label} {children && <small className="account-menu-value">{children}</small>}
    </Link>
  </MenuItem>
)

/** Hidden until the settings have loaded. */
function QuietMode() {
  const settings = useQuery(journeySettingsQuery)
  const [unsaved, change] = useSettingsChange()
  if (!settings.data) return null
  const quiet = unsaved?.quietMode ?? settings.data.quietMode
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={quiet}
      onSelect={(event) => {
        // Keeps the menu open, so that the new state can be seen.
        event.preventDefault()
        change({ quietMode: !quiet })
      }}
    >
      <Moon aria-hidden="true" /> {words.quietMode}{' '}
      <small className="account-menu-value">{quiet ? words.on : words.off}</small>
    </MenuItem>
  )
}
