import './member-frame.css'
import type { CurrentUser } from '@sadhana/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '#ui/logo.tsx'
import { AccountCorner } from './account-corner.tsx'
import { BottomNav } from './bottom-nav.tsx'
import { mainId, SkipLink } from './skip-link.tsx'

export const MemberFrame = ({ user, children }: { user: CurrentUser; children: ReactNode }) => (
  <div className="member-frame">
    <SkipLink />
    <header className="page top-bar">
      <Link className="home-link" to="/">
        <Logo />
      </Link>
      <AccountCorner user={user} />
    </header>
    <main id={mainId} className="page" tabIndex={-1}>
      {children}
    </main>
    <BottomNav />
  </div>
)
