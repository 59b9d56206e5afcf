import './letter-desk.css'
import { zodResolver } from '@hookform/resolvers/zod'
import { type AboutWords, ApiError, languageNames, LetterAnswer, type LetterDetail } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router'
import { showServerErrors } from '#lib/api/show-server-errors.ts'
import { momentText } from '#intl/intl.rules.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { Panel } from '#ui/panel.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { StateMark } from '../shared/state-mark.tsx'
import { letterQuery, useAnswerLetter, useCloseLetter } from './letter-desk.queries.ts'
import { letterDeskText as text } from './letter-desk.text.ts'
import { placeTones } from './letter-queue-screen.tsx'

export { LetterQueueScreen } from './letter-queue-screen.tsx'

/** One letter, with nothing else about its writer. */
export function LetterScreen() {
  const { id = '' } = useParams()
  const letter = useQuery(letterQuery(id))
  return (
    <>
      <BackLink to="/operators/letters">{text.back}</BackLink>
      {isFirstLoad(letter) && <SkeletonRows count={3} />}
      {!letter.data && !isFirstLoad(letter) && (
        <>
          <h1>{text.letter}</h1>
          <Panel aria-label={text.letter}>
            <LoadError title={text.letterFailed} query={letter} />
          </Panel>
        </>
      )}
      {letter.data && <LetterView letter={letter.data} />}
    </>
  )
}

const LetterView = ({ letter }: { letter: LetterDetail }) => (
  <>
    <h1>{letter.title}</h1>
    {letter.place === 'worry' && letter.state === 'waiting' && (
      <Notice tone="info" title={text.worry}>
        {text.worryText}
      </Notice>
    )}
    <div className="letter-desk-columns">
      <Panel aria-label={text.facts}>
        <Facts letter={letter} />
        <p className="letter-desk-closed">{text.closed}</p>
      </Panel>
      <Panel aria-label={text.letter}>
        <h2 className="sr-only">{text.theirs}</h2>
        <blockquote className="letter-desk-words">{letter.text}</blockquote>
        {letter.state === 'waiting' ? <AnswerForm id={letter.id} /> : <Outcome letter={letter} />}
      </Panel>
    </div>
  </>
)

const Facts = ({ letter }: { letter: LetterDetail }) => (
  <dl className="letter-desk-facts">
    <dt>{text.from}</dt>
    <dd>@{letter.username}</dd>
    <dt>{text.kind}</dt>
    <dd>{letter.words ? text.words : text.kinds[letter.kind]}</dd>
    {letter.words && <WordFacts words={letter.words} />}
    <dt>{text.place}</dt>
    <dd>
      <StateMark tone={placeTones[letter.place]}>{text.places[letter.place]}</StateMark>
    </dd>
    <dt>{text.written}</dt>
    <dd>{momentText(letter.createdAt)}</dd>
    <dt>{text.attached}</dt>
    <dd>{letter.attachment ?? text.nothing}</dd>
    <dt>{text.answerTo}</dt>
    <dd>{letter.isAnsweredByEmail ? text.byEmail : text.byPage}</dd>
  </dl>
)

const WordFacts = ({ words: { shown, language, page, keys } }: { words: AboutWords }) => (
  <>
    <dt>{text.shown}</dt>
    <dd lang={language}>{shown}</dd>
    <dt>{text.language}</dt>
    <dd>{languageNames[language]}</dd>
    <dt>{text.page}</dt>
    <dd>{page}</dd>
    <dt>{text.keys}</dt>
    <dd>{keys.length > 0 ? keys.join(', ') : text.noKeys}</dd>
  </>
)

const Outcome = ({ letter }: { letter: LetterDetail }) => (
  <div className="letter-desk-outcome">
    <h2>{letter.answer === null ? text.state(letter) : text.ours}</h2>
    {letter.answer !== null && (
      <>
        <p className="letter-desk-answer">{letter.answer}</p>
        <p className="text-muted">{text.state(letter)}</p>
      </>
    )}
  </div>
)

type Values = { answer: string }

function AnswerForm({ id }: { id: string }) {
  const navigate = useNavigate()
  const [isClosing, setClosing] = useState(false)
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: zodResolver(LetterAnswer),
    defaultValues: { answer: '' },
  })
  const leave = (title: string) => {
    toast({ title, tone: 'success' })
    void navigate('/operators/letters')
  }
  const answering = useAnswerLetter(id, {
    onDone: () => leave(text.sent),
    onRefused: (error) =>
      showServerErrors(setError, error, { fields: { answer: true } }) || showFailure(error, text.sendFailed),
  })
  const closing = useCloseLetter(id, {
    onDone: () => leave(text.isClosed),
    onRefused: (error) => showFailure(error, text.closeFailed),
  })
  return (
    <form
      className="letter-desk-form"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => answering.mutate(values))(event)}
    >
      <Field label={text.answer} hint={text.answerHint} error={formState.errors.answer?.message}>
        <Textarea rows={7} {...register('answer')} />
      </Field>
      <div className="letter-desk-actions">
        <Button type="submit" pending={answering.isPending}>
          {text.send}
        </Button>
        <Button variant="quiet" onClick={() => setClosing(true)}>
          {text.close}
        </Button>
      </div>
      {isClosing && (
        <ReasonDialog
          title={text.close}
          description={text.closeText}
          action={text.closeAction}
          act={closing}
          onClose={() => setClosing(false)}
        />
      )}
    </form>
  )
}

/** A refused reason is shown where it was typed. */
function showFailure(error: Error, title: string) {
  if (error instanceof ApiError && error.code === 'operator.reason_names') return
  const isTaken = error instanceof ApiError && error.code === 'operator.letter_closed'
  failureToast(error, { title: isTaken ? text.taken : title })
}
