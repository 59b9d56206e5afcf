import './console.css'
import type { ConsoleMe, OperatorRole } from '@sadhana/contract'
import {
  FileText,
  Flag,
  House,
  List,
  Lock,
  type LucideIcon,
  Mail,
  Mountain,
  SlidersHorizontal,
  UsersRound,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { inEnglish } from '#intl/language.ts'
import { signOut } from '#lib/member/sign-out.ts'
import { useUnsentQuestion } from '#lib/outbox/waiting-question.tsx'
import { Button } from '#ui/button.tsx'
import { Logo } from '#ui/motifs/logo.tsx'
import { useTabInSight } from '#ui/tabs.tsx'
import { isOpenTo } from './console-pages.tsx'
import { consoleText } from './shared/console.text.ts'
import { operatorText as text } from './shared/operator.text.ts'

type Section = { to: string; label: string; Icon: LucideIcon; count?: (me: ConsoleMe) => number; needs?: OperatorRole }

/** The sections, in the order of an operator's day. */
const sections: readonly Section[] = [
  { to: '/operators', label: text.sections.overview, Icon: House },
  { to: '/operators/reports', label: text.sections.reports, Icon: Flag, count: ({ openReports }) => openReports },
  { to: '/operators/members', label: text.sections.members, Icon: UsersRound },
  { to: '/operators/letters', label: text.sections.letters, Icon: Mail, count: (me) => me.waitingLetters },
  { to: '/operators/waitlist', label: text.sections.waitlist, Icon: List, needs: 'operator' },
  { to: '/operators/challenges', label: text.sections.challenges, Icon: Mountain, needs: 'operator' },
  { to: '/operators/switches', label: text.sections.switches, Icon: SlidersHorizontal, needs: 'operator' },
  { to: '/operators/closing', label: consoleText.closing, Icon: Lock, needs: 'operator' },
  { to: '/operators/audit', label: text.sections.audit, Icon: FileText },
]

const idOf = (path: string) => `console-link-${path.split('/')[2] ?? 'overview'}`

export function ConsoleFrame({ me, children }: { me: ConsoleMe; children: ReactNode }) {
  const openSections = sections.filter((section) => isOpenTo(me, section))
  useTabInSight(idOf(useLocation().pathname))
  return (
    <div className="console" {...inEnglish}>
      <aside className="console-side">
        <Link className="console-brand" to="/operators">
          <Logo />
          <small>{text.console}</small>
        </Link>
        <nav className="console-nav" aria-label={text.console}>
          {openSections.map(({ to, label, Icon, count }) => (
            <NavLink key={to} id={idOf(to)} to={to} end={to === '/operators'}>
              <Icon aria-hidden="true" />
              {label}
              <Count of={count?.(me) ?? 0} />
            </NavLink>
          ))}
        </nav>
        <div className="console-who">
          <p>
            <strong>{me.displayName}</strong>
          </p>
          <p className="text-muted">{text.role(me.role)}</p>
          <Link to="/">{text.back}</Link>
          <SignOut />
        </div>
      </aside>
      <main className="console-main" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

function SignOut() {
  const [isLeaving, setLeaving] = useState(false)
  const unsent = useUnsentQuestion('signOut')
  const leave = () => {
    setLeaving(true)
    void signOut()
  }
  return (
    <>
      <Button variant="quiet" pending={isLeaving} onClick={() => unsent.ask(leave)}>
        {consoleText.signOut}
      </Button>
      {unsent.question}
    </>
  )
}

const Count = ({ of }: { of: number }) => of > 0 && <span className="console-count numerals">{of}</span>
