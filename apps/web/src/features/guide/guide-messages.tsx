import {
  type ChatExchange,
  type ChatReply,
  type ChatSource,
  countryOfZone,
  dialled,
  emergencyNumberOf,
  helplineDirectory,
  helplineOf,
  helplines,
} from '@sadhana/contract'
import { Globe, Phone, RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import { deviceZone } from '#lib/time/device-zone.ts'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { useDeleteExchange } from './guide.queries.ts'
import { guideText as text } from './guide.text.ts'
import type { PendingQuestion } from './use-conversation.ts'

/** Scrolls so that reading starts at the question. */
function bringToTop(question: HTMLElement | null) {
  if (question?.parentElement) question.parentElement.scrollTop = question.offsetTop - 14
}

type ExchangeProps = { exchange: ChatExchange; instead: ChatReply['instead']; isLast: boolean }

/** A question and its answer. Answers are shown as plain text, whatever is in them. */
export function Exchange({ exchange, instead, isLast }: ExchangeProps) {
  const { id, message, kind, response, sources, logUsed } = exchange
  const { isPending, mutate: remove } = useDeleteExchange()
  return (
    <>
      <p className="guide-question" ref={isLast ? bringToTop : null}>
        {message}
      </p>
      {kind === 'crisis' ? (
        <Crisis response={response} />
      ) : (
        <div className="guide-answer">
          <Paragraphs of={response} />
          {instead && <p className="guide-small">{text.instead[instead]}</p>}
          <Sources sources={sources} isQuoted={kind === 'local'} />
          {logUsed && (
            <details className="guide-small">
              <summary>{text.saw}</summary>
              <p>{logUsed}</p>
            </details>
          )}
        </div>
      )}
      <button
        type="button"
        className="guide-delete"
        aria-label={text.deleteOf(message)}
        aria-disabled={isPending}
        onClick={() => remove(id)}
      >
        {text.delete}
      </button>
    </>
  )
}

const Paragraphs = ({ of: words }: { of: string }) => words.split('\n\n').map((line) => <p key={line}>{line}</p>)

/** A quoted passage has its own link. Other relevant pages are listed by name. */
function Sources({ sources, isQuoted }: { sources: ChatSource[]; isQuoted: boolean }) {
  const [first, ...others] = sources
  if (!first) return null
  return (
    <>
      <p className="guide-small">{text.sourceOf(first.source, first.title)}</p>
      <div className="guide-chips">
        <Link className="guide-chip" to={first.path}>
          {isQuoted && first.path !== '/help-now' ? text.openSection : first.title}
        </Link>
        {others.map(({ path, title }) => (
          <Link key={`${path} ${title}`} className="guide-chip" to={path}>
            {title}
          </Link>
        ))}
      </div>
    </>
  )
}

/**
 * The fixed text, with numbers that can be tapped to call. The country comes from the device's time zone, and /help-now
 * has the others. The middle paragraph is left out, because it has the same numbers in words.
 */
function Crisis({ response }: { response: string }) {
  const [lead, question, , fixed] = response.split('\n\n')
  const country = countryOfZone(deviceZone() ?? '')
  const line = country && helplineOf(country)
  const emergency = country && emergencyNumberOf(country)
  const { crisis } = text
  return (
    <div className="guide-crisis">
      <p className="guide-crisis-lead">{lead}</p>
      <p>{question}</p>
      {line ? (
        <Button block asChild>
          <a href={`tel:${dialled(helplines[line].call)}`}>
            <Phone aria-hidden="true" /> {crisis.line(helplines[line].name, helplines[line].call)}
          </a>
        </Button>
      ) : (
        <Button block asChild>
          <a href={helplineDirectory}>
            <Globe aria-hidden="true" /> {crisis.directory}
          </a>
        </Button>
      )}
      {emergency && (
        <Button variant="secondary" block asChild>
          <a href={`tel:${emergency}`}>{crisis.emergency(emergency)}</a>
        </Button>
      )}
      <p className="guide-crisis-ways">
        <Link to="/help-now">{crisis.elsewhere}</Link>
        <a href={helplineDirectory}>{crisis.write}</a>
        <Link to="/settings/letters">{crisis.person}</Link>
      </p>
      <p className="guide-small">{fixed}</p>
    </div>
  )
}

type UnansweredQuestionProps = { pending: PendingQuestion; onStop: () => void; onTryAgain: () => void }

export const UnansweredQuestion = ({
  pending: { message, words, failure },
  onStop,
  onTryAgain,
}: UnansweredQuestionProps) => (
  <>
    <p className="guide-question" ref={bringToTop}>
      {message}
    </p>
    {words !== '' && (
      <div className="guide-answer">
        <Paragraphs of={words} />
      </div>
    )}
    {failure === undefined ? (
      <div className="guide-waiting">
        <span className="guide-typing" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <Button variant="quiet" onClick={onStop}>
          {text.stop}
        </Button>
      </div>
    ) : (
      <>
        <p className="guide-answer guide-failed">{failure}</p>
        <Button variant="quiet" className="guide-again" onClick={onTryAgain}>
          <RotateCcw aria-hidden="true" /> {commonText.tryAgain}
        </Button>
      </>
    )}
  </>
)
