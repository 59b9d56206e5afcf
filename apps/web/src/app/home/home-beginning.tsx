import type { CurrentUser, JourneySettings, UsualPractice } from '@sadhana/contract'
import { Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { withMarked } from '#intl/marked-words.tsx'
import { formPathFor } from '#features/practice/usual/chosen-practice.rules.ts'
import { UsualPractices } from '#features/practice/usual/usual-practices.tsx'
import { VerifyEmailHint } from '#features/security/verification/verify-email-hint.tsx'
import { Button } from '#ui/button.tsx'
import { Cairn } from '#ui/motifs/cairn.tsx'
import { Panel } from '#ui/panel.tsx'
import { homeText as text } from './home.text.ts'

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
    <VerifyEmailHint user={user} className="mb-4" why={text.verifyEmail} />
  </>
)

type QuestionLineProps = { question: NonNullable<JourneySettings['question']> }

/** One quiet line a day about the member's question to their own practice. */
const QuestionLine = ({ question }: QuestionLineProps) => (
  <section className="home-question" aria-label={text.question.label}>
    <p>{question.is === 'day' ? text.question.today(question.words) : text.question.answered}</p>
    <Button variant="quiet" asChild>
      <Link to={`/wellness/questions?q=${question.id}`}>
        {question.is === 'day' ? text.question.about : text.question.look}
      </Link>
    </Button>
  </section>
)

const marksAround = (practice: ReactNode) => ({
  hidden: (words: string) => <span className="sr-only">{words}</span>,
  practice: () => practice,
})

const UsualRow = ({ usual }: Pick<HomeBeginningProps, 'usual'>) => (
  <section className="home-usual" aria-labelledby="your-usual">
    <h2 id="your-usual">{text.usual}</h2>
    <UsualPractices
      practices={usual}
      renderChip={(practice, content) => (
        <Link className="usual-chip" to={formPathFor(practice)}>
          {withMarked(text.logUsual, marksAround(content))}
        </Link>
      )}
    />
  </section>
)

/** One tap opens the timer with the sit chosen, a second starts it. */
const OwnSits = ({ sits }: Pick<HomeBeginningProps, 'sits'>) => (
  <section className="home-sits" aria-labelledby="your-sits">
    <h2 id="your-sits">{text.sits}</h2>
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
      <h2 id="first-step">{text.firstStep.title}</h2>
      <p>{text.firstStep.text}</p>
      <div className="home-first-step-ways">
        <Button asChild size="lg">
          <Link to="/meditation?minutes=1">
            <Timer aria-hidden="true" /> {text.firstStep.sit}
          </Link>
        </Button>
        <Button asChild variant="quiet">
          <Link to="/?tab=practice">{text.firstStep.log}</Link>
        </Button>
      </div>
    </div>
  </Panel>
)
