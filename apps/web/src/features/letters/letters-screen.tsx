import './letters.css'
import type { CurrentUser, Letter } from '@sadhana/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { currentUserQuery } from '#lib/session/current-user.ts'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Panel } from '#ui/panel.tsx'
import { LetterForm } from './letter-form.tsx'
import { LetterList } from './letter-list.tsx'
import { lettersQuery } from './letters.queries.ts'
import { lettersText as text } from './letters.text.ts'

/** A form, what becomes of a letter, and the letters so far. */
export function LettersScreen() {
  const { data: user } = useQuery(currentUserQuery)
  const letters = useInfiniteQuery(lettersQuery)
  const [sent, setSent] = useState<Letter>()
  if (!user) return null
  const isFirst = letters.data?.pages[0]?.isFirstInLine ?? false
  return (
    <div className="letters">
      <Button variant="quiet" className="letters-back" asChild>
        <Link to="/settings">
          <ArrowLeft aria-hidden="true" /> {text.back}
        </Link>
      </Button>
      {sent ? (
        <Sent letter={sent} email={user.email} onAnother={() => setSent(undefined)} />
      ) : (
        <>
          <header>
            <h1>{text.title}</h1>
            <p className="letters-lede">{text.lede}</p>
          </header>
          <div className="letters-columns">
            <LetterForm userId={user.id} onSent={setSent} />
            <Beside user={user} isFirst={isFirst} />
          </div>
        </>
      )}
      <LetterList letters={letters} />
    </div>
  )
}

const Beside = ({ user: { email }, isFirst }: { user: CurrentUser; isFirst: boolean }) => (
  <div className="letters-column">
    <Fact title={text.where}>{email ? text.toEmail(email) : text.toPage}</Fact>
    {isFirst ? <Fact title={text.first}>{text.firstText}</Fact> : <Fact title={text.who}>{text.whoText}</Fact>}
    <Fact title={text.hard}>
      {text.hardText} <Link to="/help-now">{text.hardLink}</Link>.
    </Fact>
  </div>
)

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel>
    <h2 className="letters-fact-title">{title}</h2>
    <p>{children}</p>
  </Panel>
)

type SentProps = { letter: Letter; email: string | null; onAnother: () => void }

function Sent({ letter, email, onAnother }: SentProps) {
  // The form that had the focus is gone.
  useEffect(() => focusHeading(), [])
  return (
    <Panel className="letters-sent">
      <h1>{text.sent}</h1>
      <p className="letters-lede">
        {email ? text.sentToEmail(email) : text.sentToPage}{' '}
        {letter.attachment === null ? text.attachedNothing : text.attachedBrowser}
      </p>
      <div className="letters-actions">
        <Button asChild>
          <Link to="/">{text.home}</Link>
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          {text.another}
        </Button>
      </div>
    </Panel>
  )
}
