import './letters.css'
import type { CurrentUser, Letter } from '@sadhana/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { inEnglish } from '#intl/language.ts'
import { withMarked } from '#intl/marked-words.tsx'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Panel } from '#ui/panel.tsx'
import { LetterForm } from './letter-form.tsx'
import { LetterList } from './letter-list.tsx'
import { lettersQuery } from './shared/letters.queries.ts'
import { lettersText as text } from './shared/letters.text.ts'

const marks = { person: (words: string) => <Link to="/help-now">{words}</Link> }

/** A form, what happens to a letter, and the letters so far. */
export function LettersScreen() {
  const { data: user } = useQuery(currentUserQuery)
  const letters = useInfiniteQuery(lettersQuery)
  const [sent, setSent] = useState<Letter>()
  if (!user) return null
  const isFirst = letters.data?.pages[0]?.isFirstInLine ?? false
  return (
    <div className="letters">
      <BackLink to="/settings">{text.back}</BackLink>
      {sent ? (
        <SentLetter letter={sent} email={user.email} onAnother={() => setSent(undefined)} />
      ) : (
        <>
          <header>
            <h1>{text.title}</h1>
            <p className="letters-lede">{text.lede}</p>
          </header>
          <div className="letters-columns">
            <LetterForm userId={user.id} onSent={setSent} />
            <LetterFacts user={user} isFirst={isFirst} />
          </div>
        </>
      )}
      <LetterList letters={letters} />
    </div>
  )
}

const LetterFacts = ({ user: { email }, isFirst }: { user: CurrentUser; isFirst: boolean }) => (
  <div className="letters-column">
    <Fact title={text.where}>{email ? text.toEmail(email) : text.toPage}</Fact>
    {isFirst ? <Fact title={text.first}>{text.firstText}</Fact> : <Fact title={text.who}>{text.whoText}</Fact>}
    <Fact title={text.hard} {...inEnglish}>
      {withMarked(text.hardText, marks)}
    </Fact>
  </div>
)

type FactProps = { title: string; lang?: 'en'; children: ReactNode }

const Fact = ({ title, children, ...language }: FactProps) => (
  <Panel {...language}>
    <h2 className="letters-fact-title">{title}</h2>
    <p>{children}</p>
  </Panel>
)

type SentLetterProps = { letter: Letter; email: string | null; onAnother: () => void }

function SentLetter({ letter, email, onAnother }: SentLetterProps) {
  // The form that had the focus is gone.
  useEffect(() => focusHeading(), [])
  return (
    <Panel className="letters-sent">
      {!letter.isUrgent && <Envelope />}
      <div>
        {letter.isUrgent ? <h1 {...inEnglish}>{text.urgent}</h1> : <h1>{text.sent}</h1>}
        {letter.isUrgent && (
          <p className="letters-lede" {...inEnglish}>
            {text.urgentText}
          </p>
        )}
        <p className="letters-lede">
          {email ? text.sentToEmail(email) : text.sentToPage}{' '}
          {letter.attachment === null ? text.attachedNothing : text.attachedBrowser}
        </p>
        <div className="letters-actions">
          {letter.isUrgent && (
            <Button asChild>
              <Link to="/help-now" {...inEnglish}>
                {text.urgentLink}
              </Link>
            </Button>
          )}
          <Button variant={letter.isUrgent ? 'secondary' : 'primary'} asChild>
            <Link to="/">{text.home}</Link>
          </Button>
          <Button variant="quiet" onClick={onAnother}>
            {text.another}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

const Envelope = () => (
  <svg className="letters-envelope" viewBox="0 0 260 170" aria-hidden="true">
    <ellipse cx="130" cy="136" rx="124" ry="22" opacity=".3" />
    <ellipse cx="130" cy="134" rx="88" ry="15" opacity=".6" />
    <ellipse className="letters-envelope-stone" cx="130" cy="122" rx="58" ry="22" />
    <rect x="92" y="58" width="76" height="50" rx="7" />
    <path d="m96 64 34 25 34-25" />
    <circle cx="168" cy="54" r="8" />
  </svg>
)
