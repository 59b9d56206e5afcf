import type { ConsoleMe, OperatorRole } from '@sadhana/contract'
import type { ComponentType } from 'react'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { consoleText } from './shared/console.text.ts'
import { letterDeskText } from './letters/letter-desk.text.ts'
import { operatorText } from './shared/operator.text.ts'
import { OverviewScreen } from './overview/overview-screen.tsx'
import { overviewText } from './overview/overview.text.ts'

const lazyDesk = lazyScreen<{ me: ConsoleMe }>
const AuditScreen = lazyDesk(async () => (await import('./audit/audit-screen.tsx')).AuditScreen)
const ChallengeDeskScreen = lazyDesk(
  async () => (await import('./challenges/challenge-desk-screen.tsx')).ChallengeDeskScreen,
)
const ClosingScreen = lazyDesk(async () => (await import('./closing/closing-screen.tsx')).ClosingScreen)
// In one file, because the letters lead from one to the other.
const LetterQueueScreen = lazyDesk(async () => (await import('./letters/letter-screen.tsx')).LetterQueueScreen)
const LetterScreen = lazyDesk(async () => (await import('./letters/letter-screen.tsx')).LetterScreen)
const MemberScreen = lazyDesk(async () => (await import('./members/member-screen.tsx')).MemberScreen)
const MembersScreen = lazyDesk(async () => (await import('./members/members-screen.tsx')).MembersScreen)
const ReportsScreen = lazyDesk(async () => (await import('./reports/reports-screen.tsx')).ReportsScreen)
const SwitchesScreen = lazyDesk(async () => (await import('./switches/switches-screen.tsx')).SwitchesScreen)
const WaitlistDeskScreen = lazyDesk(
  async () => (await import('./waitlist/waitlist-desk-screen.tsx')).WaitlistDeskScreen,
)

type ConsolePage = {
  path: string
  title: string
  Screen: ComponentType<{ me: ConsoleMe }>
  /** Without it, both roles may open the page. For anyone else it doesn't exist. */
  needs?: OperatorRole
}

const { sections } = operatorText

const pages: readonly ConsolePage[] = [
  { path: '/operators', title: overviewText.title, Screen: OverviewScreen },
  { path: '/operators/reports', title: operatorText.reports.title, Screen: ReportsScreen },
  { path: '/operators/reports/:id', title: operatorText.reports.title, Screen: ReportsScreen },
  { path: '/operators/members', title: operatorText.members.title, Screen: MembersScreen },
  { path: '/operators/members/:id', title: operatorText.member.title, Screen: MemberScreen },
  { path: '/operators/letters', title: letterDeskText.title, Screen: LetterQueueScreen },
  { path: '/operators/letters/:id', title: letterDeskText.letter, Screen: LetterScreen },
  { path: '/operators/waitlist', title: sections.waitlist, Screen: WaitlistDeskScreen, needs: 'operator' },
  { path: '/operators/challenges', title: sections.challenges, Screen: ChallengeDeskScreen, needs: 'operator' },
  { path: '/operators/switches', title: sections.switches, Screen: SwitchesScreen, needs: 'operator' },
  { path: '/operators/closing', title: consoleText.closing, Screen: ClosingScreen, needs: 'operator' },
  { path: '/operators/audit', title: operatorText.audit.title, Screen: AuditScreen },
]

export const isOpenTo = ({ role }: Pick<ConsoleMe, 'role'>, { needs }: Pick<ConsolePage, 'needs'>): boolean =>
  needs === undefined || needs === role

export const pagesFor = (me: ConsoleMe): ConsolePage[] => pages.filter((page) => isOpenTo(me, page))
