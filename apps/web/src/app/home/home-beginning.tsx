import type { CurrentUser, JourneySettings, UsualPractice } from '@sadhana/contract'
import { Timer } from 'lucide-react'
import { Link } from 'react-router'
import { formPathFor } from '#features/practice/usual/chosen-practice.rules.ts'
import { UsualPractices } from '#features/practice/usual/usual-practices.tsx'
import { VerifyEmailHint } from '#features/security/verification/verify-email-hint.tsx'
import { Button } from '#ui/button.tsx'
import { Cairn } from '#ui/motifs/cairn.tsx'
import { Panel } from '#ui/panel.tsx'
import { homeText } from './home.text.ts'

const text = homeText.question

type HomeBeginningProps = {
  user: CurrentUser
  usual: readonly UsualPractice[]
  sits: JourneySettings['firstSits']
  question: JourneySettings['question']
  isFirstDay: boolean
}

/** Things to do now, shown before any number. */
export const HomeBeginning = ({ user, usual, sits, question, isFirstDay }: HomeBeginningProps) => (
  <>
    {question && <QuestionLine question={question} />}
    {isFirstDay ? <FirstStep /> : usual.length > 0 && <UsualRow usual={usual} />}
    {sits.length > 0 && <OwnSits sits={sits} />}
    <VerifyEmailHint user={user} className="mb-4" why="It helps you get back in if you forget your password." />
  </>
)

type QuestionLineProps = { question: NonNullable<JourneySettings['question']> }

/** One quiet line a day about the member's question to their own practice. */
const QuestionLine = ({ question }: QuestionLineProps) => (
  <section className="home-question" aria-label={text.label}>
    <p>{question.is === 'day' ? text.today(question.words) : text.answered}</p>
    <Button variant="quiet" asChild>
      <Link to={`/wellness/questions?q=${question.id}`}>{question.is === 'day' ? text.about : text.look}</Link>
    </Button>
  </section>
)

const UsualRow = ({ usual }: Pick<HomeBeginningProps, 'usual'>) => (
  <section className="home-usual" aria-labelledby="your-usual">
    <h2 id="your-usual">Your usual</h2>
    <UsualPractices
      practices={usual}
      renderChip={(practice, content) => (
        <Link className="usual-chip" to={formPathFor(practice)}>
          <span className="sr-only">Log </span>
          {content}
        </Link>
      )}
    />
  </section>
)

const ownSitsTitle = 'Your sits'

/** One tap opens the timer with the sit chosen, a second starts it. */
const OwnSits = ({ sits }: Pick<HomeBeginningProps, 'sits'>) => (
  <section className="home-sits" aria-labelledby="your-sits">
    <h2 id="your-sits">{ownSitsTitle}</h2>
    <ul>
      {sits.map(({ id, name }) => (
        <li key={id}>
          <Link to={`/meditation?sit=${id}`}>{name}</Link>
        </li>
      ))}
    </ul>
  </section>
)

const FirstStep = () => (
  <Panel className="home-first-step" aria-labelledby="first-step">
    <Cairn />
    <div>
      <h2 id="first-step">Sit for one minute.</h2>
      <p>Back upright, eyes soft, ten breaths or so. A bell ends it. That’s a whole practice, and your first stone.</p>
      <div className="home-first-step-ways">
        <Button asChild size="lg">
          <Link to="/meditation?minutes=1">
            <Timer aria-hidden="true" /> Sit one minute
          </Link>
        </Button>
        <Button asChild variant="quiet">
          <Link to="/?tab=practice">Log something I already did</Link>
        </Button>
      </div>
    </div>
  </Panel>
)
