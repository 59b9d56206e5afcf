import { exportFileName, type CurrentUser, type JourneySettings, type Privacy } from '@sadhana/contract'
import {
  Accessibility,
  Archive,
  Bell,
  BookOpen,
  CalendarDays,
  CirclePause,
  CloudOff,
  Eraser,
  Eye,
  EyeOff,
  FileText,
  Flag,
  Import,
  KeyRound,
  Languages,
  LifeBuoy,
  Lock,
  Link as LinkIcon,
  Mail,
  Moon,
  MoonStar,
  PenLine,
  Quote,
  ScrollText,
  Sheet,
  ShieldCheck,
  Smartphone,
  SunMoon,
  Target,
  Trash2,
  Truck,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { restDaysText } from '#features/journey/rest-days.text.ts'
import { clockOf, goalLabel } from '#features/journey/settings-options.ts'
import type { ThemeChoice } from '#lib/browser/theme.ts'
import { language } from '#intl/language.ts'
import { languageText } from '#intl/language.text.ts'
import { daysInWords } from '#lib/time/calendar.rules.ts'
import { settingsHubText } from './settings-hub.text.ts'

const { rows: words, sections: titles } = settingsHubText

/** The number of items on the first page of a list, and whether there are more. */
type Count = { count: number; more: boolean }

/** The facts about the member that have loaded so far. The others are loading or couldn't be loaded. */
export type HubFacts = {
  user: CurrentUser
  theme: ThemeChoice
  settings: JourneySettings | undefined
  privacy: Privacy | undefined
  waiting: Count | undefined
  /** Also undefined if there are more than fit on a page. */
  hidden: { blocked: number; muted: number } | undefined
  devices: number | undefined
  deleted: Count | undefined
}

export type HubRow = {
  id: string
  name: string
  /** The current value or, until it has loaded, what the setting is about. */
  says: string
  Icon: LucideIcon
  /** The page it leads to. A row without one has its own control. */
  to?: string
}

export type HubSection = { id: keyof typeof titles; title: string; rows: HubRow[] }

function emailValue({ email, emailVerified }: CurrentUser): string {
  if (!email) return words.email.none
  return emailVerified ? words.email.verified(email) : words.email.unverified(email)
}

function restValue(settings: JourneySettings | undefined): string {
  const chosen = settings?.fixedRestDays ?? []
  return chosen.length > 0 ? words.rest.chosen(chosen.map(restDaysText.nameOf)) : words.rest.about
}

function pauseValue(settings: JourneySettings | undefined): string {
  const next = settings?.pauses[0]
  return next ? words.pause.planned(daysInWords(next, settings.today)) : words.pause.about
}

function followersValue({ privacy, waiting }: HubFacts): string {
  if (!privacy) return words.followers.about
  if (!privacy.approveFollowers) return words.followers.anyone
  if (!waiting?.count) return words.followers.approved
  return waiting.more ? words.followers.manyWaiting : words.followers.waiting(waiting.count)
}

const row = (id: keyof typeof words, Icon: LucideIcon, says: string, to?: string): HubRow => ({
  id,
  name: words[id].name,
  says,
  Icon,
  ...(to && { to }),
})

/** The address of a form in the profile's settings. */
const accountForm = (form: 'email' | 'password') => `/profile?tab=settings&change=${form}`

/** All settings, in the order of the page. */
export function hubSections(facts: HubFacts): HubSection[] {
  const { user, settings, privacy, hidden, devices, deleted, theme } = facts
  const page = `/people/${user.username}`
  const section = (id: HubSection['id'], ...rows: HubRow[]): HubSection => ({ id, title: titles[id], rows })
  const day = settings && words.day.ends(clockOf(settings.dayEndsAt), settings.zone.replaceAll('_', ' '))
  return [
    section(
      'you',
      row('page', Eye, words.page.at(page), page),
      row('email', Mail, emailValue(user), user.emailVerified ? accountForm('email') : '/security?tab=verification'),
    ),
    section(
      'practice',
      row('day', CalendarDays, day ?? words.day.about, '/settings/practice'),
      row('goal', Target, settings ? goalLabel(settings.weeklyGoal) : words.goal.about, '/settings/practice'),
      row('rest', MoonStar, restValue(settings), '/settings/practice'),
      row('pause', CirclePause, pauseValue(settings), '/settings/practice'),
      row('reminders', Bell, words.reminders.about, '/settings/reminders'),
      row('quiet', Moon, words.quiet.about),
      row('hideGuide', EyeOff, words.hideGuide.about),
      row('theme', SunMoon, words.theme.says[theme]),
      row('language', Languages, language === 'en' ? languageText.about : languageText.translated),
      // What no one translated needs no other words.
      ...(language === 'en'
        ? []
        : [{ id: 'words', name: languageText.suggest, says: languageText.suggestAbout, Icon: Quote }]),
      row('device', CloudOff, words.device.about, '/settings/device'),
    ),
    section(
      'privacy',
      row(
        'sharing',
        Lock,
        privacy ? words.sharing.says[privacy.defaultVisibility] : words.sharing.about,
        '/settings/privacy',
      ),
      row('followers', UsersRound, followersValue(facts), facts.waiting?.count ? '/community' : '/settings/privacy'),
      row(
        'hidden',
        Flag,
        hidden ? words.hidden.people(hidden.blocked, hidden.muted) : words.hidden.about,
        '/settings/privacy',
      ),
    ),
    section(
      'security',
      row(
        'password',
        KeyRound,
        user.hasPassword === false ? words.password.none : words.password.about,
        accountForm('password'),
      ),
      row('twoFactor', ShieldCheck, user.twoFactorEnabled ? words.twoFactor.on : words.twoFactor.off, '/security'),
      row(
        'devices',
        Smartphone,
        devices === undefined ? words.devices.about : words.devices.signedIn(devices),
        '/security?tab=activity',
      ),
    ),
    section(
      'data',
      row('csv', Sheet, exportFileName),
      row('pages', LinkIcon, words.pages.about, '/settings/sharing'),
      row('archive', Archive, words.archive.about, '/settings/archive'),
      row('import', Import, words.import.about, '/settings/import'),
      row('move', Truck, words.move.about, '/settings/move'),
      row(
        'deleted',
        Trash2,
        deleted ? words.deleted.practices(deleted.count, deleted.more) : words.deleted.about,
        '/sessions?view=deleted',
      ),
      row('erase', Eraser, words.erase.about, '/settings/erase'),
    ),
    section(
      'help',
      row('guide', BookOpen, words.guide.about, '/guide'),
      row('helpNow', LifeBuoy, words.helpNow.about, '/help-now'),
      row('letters', PenLine, words.letters.about, '/settings/letters'),
      row('privacyPage', FileText, words.privacyPage.about, '/privacy'),
      row('terms', ScrollText, words.terms.about, '/terms'),
      row('accessibility', Accessibility, words.accessibility.about, '/accessibility'),
    ),
  ]
}

/** The sections with the rows that contain every word; without words, all of them. */
export function findRows(sections: HubSection[], typed: string): HubSection[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = ({ name, says }: HubRow, title: string) => {
    const text = `${title} ${name} ${says}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  }
  return sections
    .map((section) => ({ ...section, rows: section.rows.filter((each) => matches(each, section.title)) }))
    .filter(({ rows }) => rows.length > 0)
}
