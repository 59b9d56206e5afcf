import './handbook.css'
import './handbook-section.css'
import './handbook-print.css'
import { handbook, type HandbookSection } from '@sadhana/contract'
import { ArrowRight, ChevronDown, Search, X } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { moveFocusTo } from '#ui/focus-heading.ts'
import { TextInput } from '#ui/form/text-input.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { HandbookSectionView } from './handbook-section.tsx'
import { handbookPageText } from './handbook.text.ts'

const HandbookResults = lazyScreen(async () => (await import('./handbook-results.tsx')).HandbookResults)

/** The user guide, for members and visitors. Its anchors are the ids of sections and folds. */
export function HandbookScreen() {
  const { hash, key } = useLocation()
  // Following a link ends the search.
  const [search, setSearch] = useState({ typed: '', at: key })
  const typed = search.at === key ? search.typed : ''
  const words = typed.trim()
  const current = sectionOf(anchorOf(hash))
  useOpenFold()
  return (
    <div className="handbook">
      <BackLink to="/">{handbookPageText.back}</BackLink>
      <div className="handbook-head">
        <h1>{handbookPageText.title}</h1>
        <SearchField typed={typed} onType={(text) => setSearch({ typed: text, at: key })} />
      </div>
      <div className="handbook-columns">
        <nav className="handbook-side" aria-label={handbookPageText.sections}>
          <SectionList current={words ? undefined : current} />
        </nav>
        <div>
          {words ? (
            <Suspense fallback={<output className="handbook-found">{handbookPageText.searching}</output>}>
              <HandbookResults words={words} />
            </Suspense>
          ) : (
            <AllSections current={current} />
          )}
        </div>
      </div>
    </div>
  )
}

/** Anchors consist of small letters, digits and hyphens. */
const anchorOf = (hash: string) => /^#([a-z\d-]+)$/.exec(hash)?.[1] ?? ''

/** The section that has this anchor or contains it; without an anchor, the first one. */
const sectionOf = (anchor: string): HandbookSection =>
  handbook.find(({ id, parts }) => id === anchor || parts.some((part) => part.id === anchor)) ?? handbook[0]!

/** Opens the fold named in the address and focuses it, each time a link leads there. */
function useOpenFold() {
  const location = useLocation()
  useEffect(() => {
    // Waits for the browser's own jump to the anchor, which moves the focus away.
    const frame = requestAnimationFrame(() => openFold(anchorOf(location.hash)))
    return () => cancelAnimationFrame(frame)
  }, [location])
}

function openFold(anchor: string) {
  const place = document.querySelector(`.handbook :is(section, details)[id="${anchor}"]`)
  if (place instanceof HTMLDetailsElement) {
    place.open = true
    place.querySelector('summary')?.focus()
  } else {
    moveFocusTo(place?.querySelector('h2'))
  }
}

/** All sections are on the page, so that it can be printed, and read without JavaScript; see handbook.css. */
const AllSections = ({ current }: { current: HandbookSection }) => (
  <>
    <SectionPicker key={current.id} current={current} />
    {handbook.map((section, index) => (
      <HandbookSectionView
        key={section.id}
        section={section}
        isShown={section === current}
        isOpen={(_part, place) => place === 0}
      >
        <NextSection section={handbook[index + 1]} />
      </HandbookSectionView>
    ))}
  </>
)

const NextSection = ({ section }: { section: HandbookSection | undefined }) =>
  section && (
    <Link className="handbook-next" to={`/guide#${section.id}`}>
      <span>{handbookPageText.next}</span>
      <strong>
        {section.title} <ArrowRight aria-hidden="true" />
      </strong>
    </Link>
  )

const SectionList = ({ current }: { current: HandbookSection | undefined }) => (
  <ol className="handbook-list">
    {handbook.map((section) => (
      <li key={section.id}>
        <Link to={`/guide#${section.id}`} {...(section === current && { 'aria-current': true })}>
          {section.title}
        </Link>
      </li>
    ))}
  </ol>
)

/** Replaces the sidebar where there is no room for it. */
const SectionPicker = ({ current }: { current: HandbookSection }) => (
  <details className="handbook-picker">
    <summary>
      <span>
        <small>{handbookPageText.place(handbook.indexOf(current) + 1, handbook.length)}</small>
        <strong>{current.title}</strong>
      </span>
      <ChevronDown aria-hidden="true" />
    </summary>
    <nav aria-label={handbookPageText.sections}>
      <SectionList current={current} />
    </nav>
  </details>
)

type SearchFieldProps = { typed: string; onType: (text: string) => void }

function SearchField({ typed, onType }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    onType('')
    field.current?.focus()
  }
  return (
    <search className="handbook-search">
      <Search aria-hidden="true" />
      <TextInput
        ref={field}
        autoComplete="off"
        aria-label={handbookPageText.search}
        placeholder={handbookPageText.search}
        value={typed}
        onFocus={() => void HandbookResults.preload().catch(() => undefined)}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && clear()}
      />
      {typed && (
        <IconButton label={handbookPageText.clear} onClick={clear}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </search>
  )
}
