import {
  type Letter,
  letterAttachmentMaxLength,
  type LetterKind,
  letterKinds,
  letterMaxLength,
} from '@sadhana/contract'
import { Check, CircleAlert, Lightbulb, MessageSquareText, Send } from 'lucide-react'
import { useEffect, useState, type ComponentProps } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { showServerErrors } from '#lib/api/show-server-errors.ts'
import { contractResolver } from '#lib/form/contract-resolver.ts'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ChoiceTile } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { Panel } from '#ui/panel.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { letterDraft } from './letter-draft.ts'
import { useWriteLetter } from './shared/letters.queries.ts'
import { lettersText as text } from './shared/letters.text.ts'

export const kindIcons = { question: MessageSquareText, problem: CircleAlert, idea: Lightbulb } as const

type Values = { kind: LetterKind; text: string; attaches: boolean }

/** Exactly the text that is attached, as shown in the form. */
const thisBrowser = () =>
  `${navigator.userAgent} · ${window.innerWidth} × ${window.innerHeight}`.slice(0, letterAttachmentMaxLength)

export function LetterForm({ userId, onSent }: { userId: string; onSent: (letter: Letter) => void }) {
  const [savedDraft] = useState(() => letterDraft.read(userId)?.draft)
  const { control, register, handleSubmit, setError, getValues, formState } = useForm<Values>({
    resolver: contractResolver(({ NewLetter }) => NewLetter.pick({ kind: true, text: true }).loose()) as never,
    defaultValues: { kind: 'question', text: '', ...savedDraft, attaches: false },
  })
  const [chosen, typed, attaches] = useWatch({ control, name: ['kind', 'text', 'attaches'] })
  useEffect(() => {
    if (typed) letterDraft.write(userId, { kind: chosen, text: typed })
    // One that couldn't be opened yet isn't ours to remove.
    else if (letterDraft.read(userId)) letterDraft.forget()
  }, [userId, chosen, typed])
  const { isPending, isError, mutate } = useWriteLetter((letter) => {
    letterDraft.forget()
    onSent(letter)
  })
  const length = Array.from(typed).length
  const send = ({ kind, text: words, attaches: isTicked }: Values) =>
    mutate(
      { kind, text: words, ...(isTicked && { attachment: thisBrowser() }) },
      { onError: (error) => showServerErrors(setError, error, { fields: getValues() }) },
    )
  return (
    <Panel aria-label={text.title}>
      <form className="letter-form" noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        {isError && (
          <Notice tone="error" title={text.failed}>
            {text.failedText}
          </Notice>
        )}
        <fieldset>
          <legend className="letter-form-legend">{text.kind}</legend>
          <div className="letter-form-kinds">
            {letterKinds.map((kind) => (
              <Kind key={kind} kind={kind} {...register('kind')} />
            ))}
          </div>
        </fieldset>
        <Field
          label={text.letter}
          hint={(typed ? text.draftCount : text.count)(length, letterMaxLength)}
          error={formState.errors.text?.message}
        >
          <Textarea rows={7} {...register('text')} />
        </Field>
        <fieldset className="letter-form-attach">
          <legend className="letter-form-legend">{text.attach}</legend>
          <p className="letter-form-hint">{text.attachHint}</p>
          <Checkbox label={text.browser} hint={text.browserHint} {...register('attaches')} />
          {attaches && <p className="letter-form-attached">{thisBrowser()}</p>}
        </fieldset>
        <div className="letter-form-actions">
          <Button type="submit" size="lg" pending={isPending}>
            {!isPending && <Send aria-hidden="true" />} {text.send}
          </Button>
          <Button variant="quiet" asChild>
            <Link to="/settings">{commonText.cancel}</Link>
          </Button>
        </div>
      </form>
    </Panel>
  )
}

type KindProps = { kind: LetterKind } & Omit<ComponentProps<'input'>, 'type' | 'value'>

function Kind({ kind, ...input }: KindProps) {
  const Icon = kindIcons[kind]
  const { name, about } = text.kinds[kind]
  return (
    <ChoiceTile className="letter-form-kind" value={kind} {...input}>
      <Stone size="sm">
        <Icon aria-hidden="true" />
      </Stone>
      <span>
        <b>{name}</b>
        <small>{about}</small>
      </span>
      <Check aria-hidden="true" className="letter-form-check" />
    </ChoiceTile>
  )
}
