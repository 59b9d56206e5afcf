import './question-page.css'
import { type QuestionAnswer, type QuestionDay, type QuestionView } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { dayAndMonthName } from '#intl/intl.rules.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { QueryView } from '#lib/query/query-view.tsx'
import { journeySettingsQuery, useToday } from '#lib/time/today.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Segmented } from '#ui/form/segmented.tsx'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { AnswerPicture } from './answer-picture.tsx'
import { nameOf, questionsPath } from './question-draft.ts'
import { questionQuery, useForgetQuestion, useKeepQuestion, useNoteDay, useStopQuestion } from './questions.queries.ts'
import { endText, gapText, sentenceOf } from './question-words.ts'
import { questionsText as text } from './questions.text.ts'

/** Its code loads when it is asked for. */
const ConfirmDialog = lazyScreen(async () => (await import('#ui/overlay/confirm-dialog.tsx')).ConfirmDialog)

type Running = Extract<QuestionView, { state: 'running' }>
type Answered = Extract<QuestionView, { answer: QuestionAnswer }>

/** A question that was started: closed, answered or stopped. */
export function QuestionPage({ id }: { id: string }) {
  // Until the settings are loaded, numbers are hidden: the member may not want them.
  const quiet = useQuery(journeySettingsQuery).data?.quietMode ?? true
  return (
    <div className="questions">
      <BackLink to={questionsPath}>{text.backToQuestions}</BackLink>
      <QueryView
        query={useQuery(questionQuery(id))}
        skeleton={
          <Panel>
            <SkeletonRows count={6} />
          </Panel>
        }
        failed={text.loadFailed}
        failedText={text.safe}
      >
        {(view) =>
          view.state === 'running' ? (
            <Closed view={view} quiet={quiet} />
          ) : view.state === 'stopped' ? (
            <Stopped view={view} />
          ) : (
            <Answer view={view} quiet={quiet} />
          )
        }
      </QueryView>
    </div>
  )
}

type ClosedProps = { view: Running; quiet: boolean }

function Closed({ view, quiet }: ClosedProps) {
  const { days, weeks, lastDay } = view
  const active = days.filter(({ rests }) => !rests)
  const kept = active.filter(({ isKept }) => isKept)
  return (
    <>
      <h1>{text.closed.title(dayAndMonthName(lastDay))}</h1>
      <p className="questions-intro">
        {nameOf(view)} {days.length === 0 ? text.closed.tomorrow : !quiet && text.closed.day(days.length, weeks * 7)}
      </p>
      <Panel aria-label={text.closed.picture}>
        <Days view={view} quiet={quiet} />
        <ul className="questions-key" aria-hidden="true">
          <li>
            <i className="questions-day-a" /> {view.a}
          </li>
          <li>
            <i className="questions-day-b" /> {view.b}
          </li>
          {days.some(({ isKept }) => !isKept) && (
            <li>
              <i className="questions-day-unkept" /> {text.closed.unsuited}
            </li>
          )}
          {days.some(({ rests }) => rests) && (
            <li>
              <i className="questions-day-rests" /> {text.closed.rested}
            </li>
          )}
        </ul>
        <LastDays view={view} />
        {active.length > 0 && !quiet && (
          <p className="questions-sentence">{text.closed.kept(kept.length, active.length)}</p>
        )}
        <p className="questions-how">{text.closed.why}</p>
        <Ways view={view} />
      </Panel>
    </>
  )
}

/** Filled for A, ringed for B, a dot for a day that didn't suit: nothing says what came of it. */
function Days({ view: { days, weeks }, quiet }: ClosedProps) {
  const active = days.filter(({ rests }) => !rests)
  const count = (side: 'a' | 'b') => active.filter((day) => day.isKept && day.side === side).length
  const unkept = active.filter(({ isKept }) => !isKept).length
  const label = quiet
    ? text.closed.describeQuiet
    : text.closed.describe(count('a'), count('b'), unkept, days.length - active.length)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- stones in the colours of the theme cannot be an img element
    <div className="questions-days" role="img" aria-label={label}>
      {Array.from({ length: weeks * 7 }, (_, index) => (
        <i
          key={index}
          className={classNames(dayClass(days[index]), index === days.length - 1 && 'questions-day-today')}
        />
      ))}
    </div>
  )
}

function dayClass(day: QuestionDay | undefined): string | undefined {
  if (!day) return undefined
  if (day.rests) return 'questions-day-rests'
  return day.isKept ? `questions-day-${day.side}` : 'questions-day-unkept'
}

const marks = [
  { value: 'kept', label: text.closed.suits },
  { value: 'unkept', label: text.closed.suitsNot },
]

/** Today and yesterday: what they were about, and whether it suited. */
function LastDays({ view: { id, days, a, b } }: { view: Running }) {
  const { mutate } = useNoteDay(id)
  const today = useToday()
  const last = days.slice(-2).toReversed()
  if (last.length > 0 && last.every(({ rests }) => rests)) return <p className="questions-how">{text.closed.rests}</p>
  return last
    .filter(({ rests }) => !rests)
    .map(({ day, side, isKept }) => {
      const label = text.closed.dayOf(day === today ? text.closed.today : text.closed.yesterday, side === 'a' ? a : b)
      return (
        <div key={day} className="questions-last-day">
          <span aria-hidden="true">{label}</span>
          <Segmented
            label={label}
            options={marks}
            value={isKept ? 'kept' : 'unkept'}
            onValueChange={(value) => mutate({ day, isKept: value === 'kept' })}
          />
        </div>
      )
    })
}

function Ways({ view: { id } }: { view: Running }) {
  const [asks, setAsks] = useState(false)
  const navigate = useNavigate()
  const { isPending, mutate } = useStopQuestion(id, () => void navigate(questionsPath, { replace: true }))
  return (
    <div className="questions-ways">
      <Button variant="quiet" asChild>
        <Link to="/settings/practice#pause">{text.closed.pause}</Link>
      </Button>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        {text.closed.stop}
      </Button>
      {asks && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={text.stopDialog.title}
            text={text.stopDialog.text}
            action={text.stopDialog.stop}
            cancel={text.stopDialog.cancel}
            pending={isPending}
            onConfirm={() => mutate()}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

const Stopped = ({ view }: { view: QuestionView }) => (
  <>
    <p className="questions-intro">{nameOf(view)}</p>
    <h1>{text.stopped.title}</h1>
    <Panel aria-label={text.stopped.title}>
      <p className="questions-sentence">{text.stopped.text}</p>
      <AnswerWays view={view} />
    </Panel>
  </>
)

function Answer({ view, quiet }: { view: Answered; quiet: boolean }) {
  const { answer, outcome } = view
  const { comparison, values, activeDays, keptDays } = answer
  return (
    <>
      <p className="questions-intro">{nameOf(view)}</p>
      <h1>{text.answer.verdicts[answer.verdict]}</h1>
      <Panel aria-label={text.answer.verdicts[answer.verdict]}>
        <AnswerPicture view={view} quiet={quiet} />
        <p className="questions-sentence">{sentenceOf(answer, view, quiet)}</p>
        <p className="questions-how">
          {comparison &&
            !quiet &&
            `${text.answer.difference(
              gapText(outcome, comparison.difference).replace('-', '−'),
              endText(outcome, comparison.low),
              endText(outcome, comparison.high),
            )} `}
          {!quiet && `${text.answer.days(values.length, activeDays, keptDays)} `}
          {values.length > 0 && text.answer.dots}
        </p>
        <AnswerWays view={view} />
      </Panel>
    </>
  )
}

function AnswerWays({ view }: { view: QuestionView }) {
  const { id, state, title, a, b, outcome } = view
  const [asks, setAsks] = useState(false)
  const navigate = useNavigate()
  const leave = () => void navigate(questionsPath, { replace: true })
  const keeping = useKeepQuestion(id, leave)
  const forgetting = useForgetQuestion(id, leave)
  return (
    <div className="questions-ways">
      {state === 'answered' && (
        <Button pending={keeping.isPending} onClick={() => keeping.mutate()}>
          {text.answer.keep}
        </Button>
      )}
      <Button variant="secondary" asChild>
        <Link to={`${questionsPath}?start`} state={{ draft: { title, a, b, outcome } }}>
          {text.answer.again}
        </Link>
      </Button>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        {text.answer.forget}
      </Button>
      {asks && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={text.forgetDialog.title}
            text={text.forgetDialog.text}
            action={text.forgetDialog.forget}
            pending={forgetting.isPending}
            onConfirm={() => forgetting.mutate()}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
