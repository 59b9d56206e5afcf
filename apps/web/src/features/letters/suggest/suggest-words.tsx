import './suggest.css'
import type { Letter } from '@sadhana/contract'
import { Crosshair } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { commonText } from '#intl/common.text.ts'
import { inEnglish, language } from '#intl/language.ts'
import { showServerErrors } from '#lib/api/show-server-errors.ts'
import { contractResolver } from '#lib/form/contract-resolver.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { useWriteLetter } from '../shared/letters.queries.ts'
import { lettersText } from '../shared/letters.text.ts'
import { findKeys } from './find-keys.ts'
import { PickWords } from './pick-words.tsx'
import { suggestText as text } from './suggest.text.ts'
import { pageWithoutNames, wordsOnPage } from './words-on-page.ts'

const formId = 'suggest-words'

/** Without the names of the texts, someone has to look for the words. */
const loadKeys = () =>
  import('../shared/word-keys.ts').then(
    ({ wordKeys }) => wordKeys,
    () => ({}),
  )

const resolver = contractResolver(({ AboutWords, NewLetter }) =>
  NewLetter.pick({ text: true }).extend({ shown: AboutWords.shape.shown }),
)

type Props = { onReturnFocus: () => void; onClose: () => void }

/** A letter about words of the page: which ones, and what to say instead. */
export function SuggestWords({ onReturnFocus, onClose }: Props) {
  const { pathname } = useLocation()
  const [texts] = useState(() => wordsOnPage(document))
  // Loads while someone writes.
  const [table] = useState(loadKeys)
  const [isPicking, setPicking] = useState(false)
  const [sent, setSent] = useState<Letter>()
  const isLeaving = useRef(true)
  const listId = useId()
  const { register, handleSubmit, setError, setValue, getValues, formState } = useForm({
    resolver,
    defaultValues: { shown: '', text: '' },
  })
  const { isPending, isError, mutate } = useWriteLetter((letter) => {
    isLeaving.current = false
    setSent(letter)
  })
  const showPicker = (picks: boolean) => {
    isLeaving.current = !picks
    setPicking(picks)
  }
  const pick = (words: string) => {
    setValue('shown', words)
    showPicker(false)
  }
  const send = async ({ shown, text: instead }: { shown: string; text: string }) => {
    const words = { language, page: pageWithoutNames(pathname), shown, keys: findKeys(shown, await table) }
    mutate(
      { kind: 'idea', text: instead, words },
      { onError: (error) => showServerErrors(setError, error, { fields: getValues() }) },
    )
  }
  if (isPicking) return <PickWords onPick={pick} onCancel={() => showPicker(false)} />
  const returnFocus = () => {
    if (isLeaving.current) onReturnFocus()
  }
  if (sent) return <Sent letter={sent} onReturnFocus={onReturnFocus} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      onReturnFocus={returnFocus}
      title={text.title}
      description={text.lede}
      initialFocus={getValues('shown') ? 'textarea' : 'input'}
    >
      <DialogBody>
        <form id={formId} className="grid gap-4" noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
          {isError && (
            <Notice tone="error" title={lettersText.failed}>
              {lettersText.failedText}
            </Notice>
          )}
          <Field label={text.which} hint={text.whichHint} error={formState.errors.shown?.message}>
            <TextInput
              className="suggest-which"
              list={listId}
              autoComplete="off"
              aria-required
              {...register('shown')}
            />
          </Field>
          <datalist id={listId}>
            {texts.map((words) => (
              <option key={words}>{words}</option>
            ))}
          </datalist>
          <Button variant="secondary" className="justify-self-start" onClick={() => showPicker(true)}>
            <Crosshair aria-hidden="true" /> {text.tap}
          </Button>
          <Field label={text.instead} hint={text.alsoSent} error={formState.errors.text?.message}>
            <Textarea rows={3} aria-required {...register('text')} />
          </Field>
        </form>
      </DialogBody>
      <DialogActions>
        <Button type="submit" form={formId} pending={isPending}>
          {lettersText.send}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {commonText.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** As for every letter: if someone may be in danger, people to talk to come first. */
function Sent({ letter: { isUrgent }, onReturnFocus, onClose }: Props & { letter: Letter }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      onReturnFocus={onReturnFocus}
      title={isUrgent ? <span {...inEnglish}>{lettersText.urgent}</span> : text.sent}
      description={isUrgent ? <span {...inEnglish}>{lettersText.urgentText}</span> : text.sentText}
      initialFocus={isUrgent ? 'a' : 'button'}
    >
      <DialogActions>
        {isUrgent ? (
          <Button asChild>
            <Link to="/help-now" {...inEnglish}>
              {lettersText.urgentLink}
            </Link>
          </Button>
        ) : (
          <Button variant="secondary" asChild>
            <Link to="/settings/letters" onClick={onClose}>
              {text.letters}
            </Link>
          </Button>
        )}
        <Button variant={isUrgent ? 'secondary' : 'primary'} onClick={onClose}>
          {commonText.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
