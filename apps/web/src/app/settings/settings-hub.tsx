import './settings-hub.css'
import { type CurrentUser, type Language, languageNames, languages, profile, quote } from '@sadhana/contract'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { ChevronRight, Download, LogOut, Search } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { ThemeSelect } from '#app/frames/theme-select.tsx'
import { blocksQuery, mutesQuery, requestsQuery } from '#features/community/data/community.queries.ts'
import { useSettingsChange } from '#features/journey/shared/journey.queries.ts'
import { useSuggestWords } from '#features/letters/suggest/use-suggest-words.tsx'
import { useExportCsv } from '#features/portability/portability.queries.ts'
import { deletedSessionsQuery } from '#features/practice/shared/practice.queries.ts'
import { privacyQuery } from '#features/profile/privacy.queries.ts'
import { sessionsQuery } from '#features/security/shared/security.queries.ts'
import { language } from '#intl/language.ts'
import { languageText } from '#intl/language.text.ts'
import { callsOf } from '#lib/api/calls.ts'
import { itemsOf } from '#lib/api/pages.rules.ts'
import { useThemeChoice } from '#lib/browser/theme.ts'
import { useInView } from '#lib/browser/when-in-view.tsx'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { signOut } from '#lib/member/sign-out.ts'
import { useUnsentQuestion } from '#lib/outbox/waiting-question.tsx'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { FullScreenSpinner } from '#ui/spinner.tsx'
import { findRows, hubSections, type HubRow, type HubSection, type HubFacts } from './hub-rows.ts'
import { settingsHubText as words } from './settings-hub.text.ts'

/**
 * One place for everything about the member. Each row shows the current value. If that can't be loaded, it still leads
 * to its page.
 */
export function SettingsHub() {
  const { data: user } = useQuery(currentUserQuery)
  return user ? <Hub user={user} /> : null
}

/** Two columns from 900 px on. */
const columns: HubSection['id'][][] = [
  ['you', 'practice', 'privacy'],
  ['security', 'data', 'help'],
]

function Hub({ user }: { user: CurrentUser }) {
  const [typed, setTyped] = useState('')
  const privacy = useRef<HTMLDivElement>(null)
  const isInView = useInView(privacy)
  const facts = useHubFacts(user, isInView || typed !== '')
  const [leaving, setLeaving] = useState(false)
  const unsent = useUnsentQuestion('signOut')
  const sections = findRows(hubSections(facts), typed)
  const resultCount = sections.reduce((count, { rows }) => count + rows.length, 0)
  const leave = () => {
    setLeaving(true)
    void signOut()
  }
  if (leaving) return <FullScreenSpinner />
  return (
    <div className="settings-hub">
      <div className="settings-hub-head">
        <div>
          <h1>{words.title}</h1>
          <p className="text-muted">{words.intro}</p>
        </div>
        <search className="settings-hub-search">
          <Search aria-hidden="true" />
          <TextInput
            type="search"
            aria-label={words.find}
            placeholder={words.find}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </search>
      </div>
      <output className={resultCount > 0 ? 'sr-only' : 'settings-hub-none'}>
        {typed && resultOf(resultCount, typed)}
      </output>
      <div className="settings-hub-columns">
        {columns.map((ids) => (
          <div key={ids[0]} className="settings-hub-column">
            {sections
              .filter(({ id }) => ids.includes(id))
              .map((section) => (
                <div key={section.id} ref={section.id === 'privacy' ? privacy : null}>
                  <Section section={section} facts={facts} />
                </div>
              ))}
          </div>
        ))}
      </div>
      <Button variant="secondary" onClick={() => unsent.ask(leave)}>
        <LogOut aria-hidden="true" /> {words.signOut}
      </Button>
      {unsent.question}
    </div>
  )
}

const resultOf = (count: number, typed: string) => (count > 0 ? words.results(count) : words.none(typed.trim()))

/**
 * Facts that only privacy and later sections show load shortly before those come into view, or when the member
 * searches.
 */
function useHubFacts(user: CurrentUser, enabled: boolean): HubFacts {
  const blocks = useInfiniteQuery({ ...blocksQuery, enabled })
  const mutes = useInfiniteQuery({ ...mutesQuery, enabled })
  const requests = useInfiniteQuery({ ...requestsQuery, enabled })
  const deleted = useInfiniteQuery({ ...deletedSessionsQuery, enabled })
  return {
    user,
    theme: useThemeChoice(),
    settings: useQuery(journeySettingsQuery).data,
    privacy: useQuery({ ...privacyQuery, enabled }).data,
    waiting: requests.data && { count: itemsOf(requests.data).length, more: requests.hasNextPage },
    hidden:
      blocks.data && mutes.data && !blocks.hasNextPage && !mutes.hasNextPage
        ? { blocked: itemsOf(blocks.data).length, muted: itemsOf(mutes.data).length }
        : undefined,
    devices: useQuery({ ...sessionsQuery, enabled }).data?.length,
    deleted: deleted.data && { count: itemsOf(deleted.data).length, more: deleted.hasNextPage },
  }
}

const Section = ({ section: { id, title, rows }, facts }: { section: HubSection; facts: HubFacts }) => (
  <Panel aria-labelledby={`settings-${id}`}>
    <PanelHeader id={`settings-${id}`} title={title} />
    <ul>
      {rows.map((row) => (
        <li key={row.id}>
          <Row row={row} facts={facts} />
        </li>
      ))}
    </ul>
  </Panel>
)

function Row({ row, facts }: { row: HubRow; facts: HubFacts }) {
  if (row.to) {
    return (
      <Link className="settings-row" to={row.to}>
        <RowText row={row} />
        <ChevronRight aria-hidden="true" />
      </Link>
    )
  }
  if (row.id === 'csv') return <ExportRow row={row} />
  if (row.id === 'words') return <WordsRow row={row} />
  if (row.id === 'theme') {
    return (
      <div className="settings-row">
        <RowText row={row} />
        <ThemeSelect />
      </div>
    )
  }
  if (row.id === 'language') {
    return (
      <div className="settings-row">
        <RowText row={row} />
        <LanguageSelect />
      </div>
    )
  }
  if (row.id === 'hideGuide')
    return <GuideRow row={row} hidden={facts.settings && (facts.settings.hideGuide ?? false)} />
  return <QuietRow row={row} quiet={facts.settings?.quietMode} />
}

const RowText = ({ row: { name, says, Icon } }: { row: HubRow }): ReactNode => (
  <>
    <Icon aria-hidden="true" />
    <span className="min-w-0">
      <strong className="settings-row-name">{name}</strong>
      <span className="settings-row-says">{says}</span>
    </span>
  </>
)

const { changeLanguage } = callsOf(profile)

/**
 * Each language is an app of its own, so the page is loaded again. Emails come in the same one from then on. It replaces
 * its entry in the history: going back to an address that names a language would choose that one again.
 */
function LanguageSelect() {
  const { isPending, mutate } = useMutation({
    mutationFn: (chosen: Language) => changeLanguage({ body: { language: chosen } }),
    onSuccess: (_user, chosen) => window.location.replace(`?language=${chosen}`),
    onError: (error) => failureToast(error, { title: languageText.failed }),
  })
  return (
    <Select
      compact
      aria-label={languageText.name}
      value={language}
      disabled={isPending}
      onChange={({ target }) => mutate(target.value as Language)}
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {languageNames[one]}
        </option>
      ))}
    </Select>
  )
}

function ExportRow({ row }: { row: HubRow }) {
  const { isPending, mutate: download } = useExportCsv()
  return (
    <button
      type="button"
      className="settings-row"
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && download()}
    >
      <RowText row={row} />
      <Download aria-hidden="true" />
    </button>
  )
}

function WordsRow({ row }: { row: HubRow }) {
  const opener = useRef<HTMLButtonElement>(null)
  const { dialog, open } = useSuggestWords(() => opener.current?.focus())
  return (
    <>
      <button ref={opener} type="button" className="settings-row" onClick={open}>
        <RowText row={row} />
        <ChevronRight aria-hidden="true" />
      </button>
      {dialog}
    </>
  )
}

function QuietRow({ row, quiet }: { row: HubRow; quiet: boolean | undefined }) {
  const [unsaved, change] = useSettingsChange()
  return (
    <SwitchRow
      row={row}
      saved={quiet}
      checked={unsaved?.quietMode ?? quiet}
      onChange={(quietMode) => change({ quietMode })}
    />
  )
}

function GuideRow({ row, hidden }: { row: HubRow; hidden: boolean | undefined }) {
  const [unsaved, change] = useSettingsChange()
  const hide = (hideGuide: boolean) => {
    change({ hideGuide })
    // The lines that a model wrote come and go with it.
    queryClient.removeQueries({ queryKey: [quote.list.path] })
  }
  return <SwitchRow row={row} saved={hidden} checked={unsaved?.hideGuide ?? hidden} onChange={hide} />
}

type SwitchRowProps = {
  row: HubRow
  saved: boolean | undefined
  checked: boolean | undefined
  onChange: (checked: boolean) => void
}

/** The switch is disabled until the settings have loaded. */
const SwitchRow = ({ row, saved, checked = false, onChange }: SwitchRowProps) => (
  <label className="settings-row">
    <RowText row={row} />
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      className="switch"
      disabled={saved === undefined}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  </label>
)
