import {
  addDays,
  questionDaysLookedBack,
  questionDifferences,
  type questionRoutes,
  questionsFoundInTen,
  questionSizes,
  questionWeeks,
  type QuestionWeeks,
  type Reply,
} from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleDashed, Lock, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { dayAndMonthName } from '#intl/intl.rules.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { nameOf, type QuestionDraft, questionsPath } from './question-draft.ts'
import { prospectQuery, useStartQuestion } from './questions.queries.ts'
import { gapText } from './question-words.ts'
import { atStart, questionsText as text } from './questions.text.ts'

type Prospect = Reply<typeof questionRoutes.questionProspect>

/** What a question can find, said before it starts. */
export const StartQuestion = ({ draft }: { draft: QuestionDraft }) => (
  <div className="questions">
    <BackLink to={questionsPath}>{text.backToQuestions}</BackLink>
    <h1>{nameOf(draft)}</h1>
    <QueryView
      query={useQuery(prospectQuery(draft.outcome))}
      skeleton={
        <Panel>
          <SkeletonRows count={6} />
        </Panel>
      }
      failed={text.loadFailed}
      failedText={text.safe}
    >
      {(prospect) => <Plan draft={draft} prospect={prospect} />}
    </QueryView>
  </div>
)

const options = questionWeeks.map((weeks) => ({ value: String(weeks), label: text.start.weeks(weeks) }))
/** From this many of ten on, we say that a difference would probably be noticed. */
const probably = 7

type PlanProps = { draft: QuestionDraft; prospect: Prospect }

function Plan({ draft, prospect }: PlanProps) {
  const [weeks, setWeeks] = useState<QuestionWeeks>(8)
  const navigate = useNavigate()
  const { isPending, mutate } = useStartQuestion((id) => void navigate(`${questionsPath}?q=${id}`, { replace: true }))
  const lastDay = addDays(prospect.firstDay, weeks * 7 - 1)
  return (
    <div className="questions-columns">
      <div className="questions-column">
        <Panel aria-label={text.title}>
          <div className="questions-sides">
            <span>{atStart(draft.a)}</span>
            <em>{text.start.or}</em>
            <span>{atStart(draft.b)}</span>
          </div>
          <p className="questions-how">{text.start.how(draft.outcome)}</p>
          <p className="questions-label" aria-hidden="true">
            {text.start.long}
          </p>
          <Segmented
            label={text.start.long}
            options={options}
            value={String(weeks)}
            onValueChange={(value) => setWeeks(value === '12' ? 12 : 8)}
          />
        </Panel>
        <CanFind draft={draft} prospect={prospect} weeks={weeks} />
      </div>
      <div className="questions-column">
        <Panel aria-labelledby="before-you-start">
          <PanelHeader id="before-you-start" title={text.start.before} />
          <ul className="questions-facts">
            <li>
              <CircleDashed aria-hidden="true" />
              {text.start.unkept}
            </li>
            <li>
              <Lock aria-hidden="true" />
              {text.start.closed}
            </li>
            <li>
              <X aria-hidden="true" />
              {text.start.stopping}
            </li>
          </ul>
          <Button size="lg" block pending={isPending} onClick={() => mutate({ ...draft, weeks })}>
            {text.start.action}
          </Button>
          <p className="questions-note">{text.start.until(dayAndMonthName(lastDay))}</p>
        </Panel>
      </div>
    </div>
  )
}

function CanFind({ draft: { outcome }, prospect: { spread, notedDays }, weeks }: PlanProps & { weeks: QuestionWeeks }) {
  // Until the settings are loaded, numbers are hidden: the member may not want them.
  const quiet = useQuery(journeySettingsQuery).data?.quietMode ?? true
  const found = questionsFoundInTen[weeks]
  const noticed = questionSizes.find((size) => found[size] >= probably) ?? 'large'
  const difference = spread === null || quiet ? null : gapText(outcome, questionDifferences[noticed] * spread)
  return (
    <Panel aria-labelledby="can-find">
      <PanelHeader id="can-find" title={text.start.canFind} />
      <p className="questions-sentence" aria-live="polite">
        {text.start.notices(weeks, difference)}
      </p>
      {notedDays < questionDaysLookedBack / 2 && (
        <p className="questions-how">
          {quiet ? text.start.notedLittle : text.start.noted(notedDays, questionDaysLookedBack)}
        </p>
      )}
      <ul className="questions-sizes">
        {questionSizes.toReversed().map((size) => (
          <li key={size}>
            <span>
              <b>{text.start.sizes[size]}</b> <small>{text.start.found(found[size])}</small>
            </span>
            <Ten filled={found[size]} />
          </li>
        ))}
      </ul>
      <p className="questions-note">
        {text.start.falseShare} <Link to="/guide#own-questions">{text.start.howWeKnow}</Link>
      </p>
    </Panel>
  )
}

const Ten = ({ filled }: { filled: number }) => (
  <span className="questions-ten" aria-hidden="true">
    {Array.from({ length: 10 }, (_, index) => (
      <i key={index} className={index < filled ? 'questions-ten-filled' : undefined} />
    ))}
  </span>
)
