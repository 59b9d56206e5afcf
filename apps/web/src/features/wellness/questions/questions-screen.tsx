import './questions.css'
import { type Question, type QuestionOutcome, questionOutcomes } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { BedDouble, ChevronRight, CloudMoon, PencilLine, Sunrise, Wind, Zap } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { dayAndMonthName } from '#intl/intl.rules.ts'
import { loadSchemas, notCheckedToast } from '#lib/form/contract-resolver.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { nameOf, type QuestionDraft, questionsPath } from './question-draft.ts'
import { QuestionPage } from './question-page.tsx'
import { questionsQuery } from './questions.queries.ts'
import { preparedQuestions, type PreparedQuestion, questionsText as text } from './questions.text.ts'
import { StartQuestion } from './start-question.tsx'

/** The words of a question stay out of the address, so that they are in no one's log. */
export function QuestionsScreen() {
  const [search] = useSearchParams()
  const { state } = useLocation() as { state: { draft?: QuestionDraft } | null }
  const id = search.get('q')
  if (id) return <QuestionPage key={id} id={id} />
  if (search.has('start') && state?.draft) return <StartQuestion draft={state.draft} />
  return <QuestionList />
}

const QuestionList = () => (
  <div className="questions">
    <BackLink to="/wellness?tab=insights">{text.backToInsights}</BackLink>
    <h1>{text.title}</h1>
    <p className="questions-intro">{text.intro}</p>
    <QueryView
      query={useQuery(questionsQuery)}
      skeleton={
        <Panel>
          <SkeletonRows count={6} />
        </Panel>
      }
      failed={text.loadFailed}
      failedText={text.safe}
    >
      {(questions) => <Lists questions={questions} />}
    </QueryView>
  </div>
)

const isCurrent = ({ state }: Question) => state === 'running' || state === 'answered'

function Lists({ questions }: { questions: readonly Question[] }) {
  const current = questions.filter(isCurrent)
  const earlier = questions.filter((question) => !isCurrent(question))
  const isRunning = current.some(({ state }) => state === 'running')
  return (
    <div className="questions-columns">
      <div className="questions-column">
        {current.length > 0 && <Asked title={text.current} id="current-question" questions={current} />}
        {!isRunning && <Prepared />}
        {earlier.length > 0 && <Asked title={text.earlier} id="earlier-questions" questions={earlier} />}
      </div>
      <div className="questions-column">
        {!isRunning && <OwnQuestion />}
        <p className="questions-note">{text.privacy}</p>
      </div>
    </div>
  )
}

const symbols = { evening: BedDouble, length: Zap, breath: Wind, moving: Sunrise, lines: PencilLine, bed: CloudMoon }
const shapes = ['a', 'b', 'c'] as const

const Prepared = () => (
  <Panel aria-labelledby="prepared-questions">
    <PanelHeader id="prepared-questions" title={text.prepared} />
    <ul>
      {preparedQuestions.map((question, index) => (
        <PreparedRow key={question.key} question={question} shape={shapes[index % 3] ?? 'a'} />
      ))}
    </ul>
  </Panel>
)

function PreparedRow({ question, shape }: { question: PreparedQuestion; shape: 'a' | 'b' | 'c' }) {
  const { key, ...draft } = question
  const Icon = symbols[key]
  return (
    <li>
      <Link className="questions-row" to={`${questionsPath}?start`} state={{ draft }}>
        <Stone shape={shape} className="questions-stone">
          <Icon aria-hidden="true" />
        </Stone>
        <span>
          <b>{draft.title}</b> <small>{text.outcomes[draft.outcome]}</small>
        </span>
        <ChevronRight aria-hidden="true" />
      </Link>
    </li>
  )
}

function stateOf({ state, lastDay }: Question): string {
  return state === 'running' ? text.states.running(dayAndMonthName(lastDay)) : text.states[state]
}

type AskedProps = { title: string; id: string; questions: readonly Question[] }

const Asked = ({ title, id, questions }: AskedProps) => (
  <Panel aria-labelledby={id}>
    <PanelHeader id={id} title={title} />
    <ul>
      {questions.map((question) => (
        <li key={question.id}>
          <Link className="questions-row questions-row-plain" to={`${questionsPath}?q=${question.id}`}>
            <span>
              <b>{nameOf(question)}</b> <small>{stateOf(question)}</small>
            </span>
            <ChevronRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  </Panel>
)

/** The schemas load when the form is used. Undefined if they can't be. */
async function checkDraft(draft: QuestionDraft) {
  try {
    const { fieldMessage, schemas } = await loadSchemas()
    const { data, error } = schemas.NewQuestion.safeParse({ ...draft, weeks: 8 })
    return { data, issues: error?.issues.map((issue) => ({ path: issue.path, message: fieldMessage(issue) })) ?? [] }
  } catch (error) {
    failureToast(error, notCheckedToast)
    return undefined
  }
}

function OwnQuestion() {
  const navigate = useNavigate()
  const [draft, setDraft] = useState<QuestionDraft>({ title: null, a: '', b: '', outcome: 'energy' })
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const change = (changes: Partial<QuestionDraft>) => {
    setDraft((before) => ({ ...before, ...changes }))
    setErrors({})
  }
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const checked = await checkDraft(draft)
    if (!checked) return
    const { data, issues } = checked
    if (data) {
      const { weeks: _weeks, ...ready } = data
      await navigate(`${questionsPath}?start`, { state: { draft: ready } })
      return
    }
    // The first for each field.
    setErrors(Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join(), message])))
    form.querySelector<HTMLInputElement>(`[name=${issues[0]?.path[0] === 'b' ? 'b' : 'a'}]`)?.focus()
  }
  return (
    <Panel aria-labelledby="own-question">
      <PanelHeader id="own-question" title={text.own.title} />
      <form className="questions-form" onSubmit={(event) => void submit(event)} noValidate>
        <Field label={text.own.a} error={errors['a']}>
          <TextInput
            name="a"
            value={draft.a}
            placeholder={text.own.aExample}
            onChange={({ target }) => change({ a: target.value })}
          />
        </Field>
        <Field label={text.own.b} error={errors['b']}>
          <TextInput
            name="b"
            value={draft.b}
            placeholder={text.own.bExample}
            onChange={({ target }) => change({ b: target.value })}
          />
        </Field>
        <Field label={text.own.outcome}>
          <Select value={draft.outcome} onChange={({ target }) => change({ outcome: target.value as QuestionOutcome })}>
            {questionOutcomes.map((outcome) => (
              <option key={outcome} value={outcome}>
                {text.ownOutcomes[outcome]}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="secondary" block>
          {text.own.continue}
        </Button>
      </form>
    </Panel>
  )
}
