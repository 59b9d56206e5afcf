import { chatMessageMaxLength } from '@sadhana/contract'
import { Send } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { Switch } from '#ui/form/switch.tsx'
import { useConsent } from './guide.queries.ts'
import { guideText as text } from './guide.text.ts'

type GuideComposerProps = {
  isWaiting: boolean
  /** After helplines were shown, only the field is left. */
  isCrisis: boolean
  /** Undefined until the conversation has loaded. */
  mayUseLog: boolean | undefined
  onAsk: (message: string) => void
}

export function GuideComposer({ isWaiting, isCrisis, mayUseLog, onAsk }: GuideComposerProps) {
  const [message, setMessage] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const isEmpty = message.trim() === ''

  const send = () => {
    if (isEmpty || isWaiting) return
    onAsk(message)
    setMessage('')
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const sendByEnter = (event: KeyboardEvent) => {
    // While an input method composes text, Enter selects a suggestion.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <div className="guide-foot">
      {!isCrisis && mayUseLog !== undefined && <Consent mayUseLog={mayUseLog} />}
      <form className="guide-composer" onSubmit={submit}>
        <textarea
          ref={field}
          className="input"
          rows={1}
          aria-label={text.message}
          placeholder={text.placeholder}
          maxLength={chatMessageMaxLength}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          onKeyDown={sendByEnter}
        />
        <button type="submit" className="guide-send" aria-label={text.send} disabled={isEmpty || isWaiting}>
          <Send aria-hidden="true" />
        </button>
      </form>
      {!isCrisis && (
        <p className="guide-fine">
          {text.fine} <Link to="/guide#guide-what">{text.how}</Link>
        </p>
      )}
    </div>
  )
}

function Consent({ mayUseLog }: { mayUseLog: boolean }) {
  const { isPending, variables, mutate: change } = useConsent()
  const isOn = isPending ? variables : mayUseLog
  return (
    <Switch
      className="guide-consent"
      label={text.consent}
      hint={isOn ? text.consentOn : text.consentOff}
      checked={isOn}
      onChange={({ target }) => change(target.checked)}
    />
  )
}
