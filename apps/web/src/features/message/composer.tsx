import { messageMaxLength } from '@sadhana/contract'
import { Send } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { messageText as text } from './message.text.ts'

/** On a phone, Enter starts a new line, because there is no Shift to hold. */
const hasKeyboard = () => !globalThis.matchMedia?.('(pointer: coarse)').matches

export function Composer({ name, onSend }: { name: string; onSend: (text: string) => void }) {
  const [words, setWords] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const isEmpty = words.trim() === ''
  const send = () => {
    if (isEmpty) return
    onSend(words.trim())
    setWords('')
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const sendByEnter = (event: KeyboardEvent) => {
    // While an input method composes text, Enter selects a suggestion.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return
    event.preventDefault()
    send()
  }
  return (
    <form className="composer" onSubmit={submit}>
      <textarea
        ref={field}
        className="input"
        rows={1}
        aria-label={text.messageTo(name)}
        placeholder={text.writeTo(name)}
        maxLength={messageMaxLength}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={sendByEnter}
      />
      <button type="submit" className="composer-send" aria-label={text.send} disabled={isEmpty}>
        <Send aria-hidden="true" />
      </button>
    </form>
  )
}
