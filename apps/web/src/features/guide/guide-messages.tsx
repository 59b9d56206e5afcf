import {
  type ChatExchange,
  type ChatReply,
  type ChatSource,
  type Country,
  countryOfZone,
  dialled,
  emergencyNumberOf,
  helplineDirectory,
  helplineOf,
  helplines,
} from '@sadhana/contract'
import { Globe, Phone, RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import { inEnglish } from '#intl/language.ts'
import { deviceZone } from '#lib/time/device-zone.ts'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { countryName } from '#intl/intl.rules.ts'
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
 * has the others. The paragraph with the same numbers in words is left out. If it comes first, for members who read the
 * app in another language than English, so do the country and the numbers.
 */
function Crisis({ response }: { response: string }) {
  const paragraphs = response.split('\n\n')
  const isNumbersFirst = paragraphs[0]?.includes(helplineDirectory) === true
  const [lead, question, fixed] = paragraphs.filter((_, index) => index !== (isNumbersFirst ? 0 : 2))
  const country = countryOfZone(deviceZone() ?? '')
  const { crisis } = text
  return (
    <div className="guide-crisis" {...inEnglish}>
      {isNumbersFirst && (
        <>
          {country && <p className="guide-crisis-lead">{countryName(country, english)}</p>}
          <CrisisNumbers country={country} />
        </>
      )}
      <p className="guide-crisis-lead">{lead}</p>
      <p>{question}</p>
      {!isNumbersFirst && <CrisisNumbers country={country} />}
      <p className="guide-crisis-ways">
        <Link to="/help-now">{crisis.elsewhere}</Link>
        <a href={helplineDirectory}>{crisis.write}</a>
        <Link to="/settings/letters">{crisis.person}</Link>
      </p>
      <p className="guide-small">{fixed}</p>
    </div>
  )
}

/** The locale of what is beside a crisis answer, which stays in English as the answer does. */
const english = 'en-GB'

function CrisisNumbers({ country }: { country: Country | undefined }) {
  const line = country && helplineOf(country)
  const emergency = country && emergencyNumberOf(country)
  const { crisis } = text
  return (
    <>
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
    </>
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
