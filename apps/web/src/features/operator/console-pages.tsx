import type { ConsoleMe, OperatorRole } from '@sadhana/contract'
import type { ComponentType } from 'react'
import { AuditScreen } from './audit/audit-screen.tsx'
import { ChallengeDeskScreen } from './challenges/challenge-desk-screen.tsx'
import { challengeDeskText } from './challenges/challenge-desk.text.ts'
import { letterDeskText } from './letters/letter-desk.text.ts'
import { LetterQueueScreen } from './letters/letter-queue-screen.tsx'
import { LetterScreen } from './letters/letter-screen.tsx'
import { MemberScreen } from './members/member-screen.tsx'
import { MembersScreen } from './members/members-screen.tsx'
import { operatorText } from './shared/operator.text.ts'
import { OverviewScreen } from './overview/overview-screen.tsx'
import { overviewText } from './overview/overview.text.ts'
import { ReportsScreen } from './reports/reports-screen.tsx'
import { WaitlistDeskScreen } from './waitlist/waitlist-desk-screen.tsx'
import { waitlistDeskText } from './waitlist/waitlist-desk.text.ts'

type ConsolePage = {
  path: string
  title: string
  Screen: ComponentType<{ me: ConsoleMe }>
  /** Without it, both roles may open the page. For anyone else it doesn't exist. */
  needs?: OperatorRole
}

const pages: readonly ConsolePage[] = [
  { path: '/operators', title: overviewText.title, Screen: OverviewScreen },
  { path: '/operators/reports', title: operatorText.reports.title, Screen: ReportsScreen },
  { path: '/operators/reports/:id', title: operatorText.reports.title, Screen: ReportsScreen },
  { path: '/operators/members', title: operatorText.members.title, Screen: MembersScreen },
  { path: '/operators/members/:id', title: operatorText.member.title, Screen: MemberScreen },
  { path: '/operators/letters', title: letterDeskText.title, Screen: LetterQueueScreen },
  { path: '/operators/letters/:id', title: letterDeskText.letter, Screen: LetterScreen },
  { path: '/operators/waitlist', title: waitlistDeskText.title, Screen: WaitlistDeskScreen, needs: 'operator' },
  { path: '/operators/challenges', title: challengeDeskText.title, Screen: ChallengeDeskScreen, needs: 'operator' },
  { path: '/operators/audit', title: operatorText.audit.title, Screen: AuditScreen },
]

export const isOpenTo = ({ role }: Pick<ConsoleMe, 'role'>, { needs }: Pick<ConsolePage, 'needs'>): boolean =>
  needs === undefined || needs === role

export const pagesFor = (me: ConsoleMe): ConsolePage[] => pages.filter((page) => isOpenTo(me, page))
