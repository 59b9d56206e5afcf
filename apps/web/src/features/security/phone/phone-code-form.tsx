import { phoneCodeLength } from '@sadhana/contract'
import { useEffect, useRef, useState } from 'react'
import { sendFailure, verifyFailure } from '#lib/product/phone/phone-failures.ts'
import { readable } from '#lib/product/phone/phone-numbers.ts'
import { phoneText } from '#lib/product/phone/phone.text.ts'
import { SendAgain } from '#lib/product/phone/send-again.tsx'
import { useTextedCode } from '#lib/product/phone/texted-code.ts'
import { Button } from '#ui/button.tsx'
import { CodeInput } from '#ui/form/code-input.tsx'
import { Field } from '#ui/form/field.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { phonePanelText as text } from './phone-panel.text.ts'
import { useConfirmPhone } from './phone.queries.ts'

type PhoneCodeFormProps = {
  phone: string
  at: number
  sendError: Error | null
  isSending: boolean
  onSendAgain: () => void
  onVerified: () => void
  onBack: () => void
}

export function PhoneCodeForm({ phone, at, sendError, isSending, ...on }: PhoneCodeFormProps) {
  const { onSendAgain, onVerified, onBack } = on
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { error, isPending, mutate } = useConfirmPhone()
  useTextedCode(setCode)
  useEffect(() => field.current?.focus(), [])
  const failure = error
    ? { title: phoneText.verifyFailed.title, words: verifyFailure(error) }
    : sendError && { title: phoneText.sendFailed.title, words: sendFailure(sendError) }
  const askAgain = () => {
    setCode('')
    field.current?.focus()
  }
  return (
    <form
      className="security-body"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ phone, code }, { onSuccess: onVerified, onError: askAgain })
      }}
    >
      <p className="text-muted">{text.sent(readable(phone))}</p>
      {failure && (
        <Notice tone="error" title={failure.title}>
          {failure.words}
        </Notice>
      )}
      <Field label={phoneText.code}>
        <CodeInput ref={field} value={code} onValueChange={setCode} {...(error && { 'aria-invalid': true })} />
      </Field>
      <SendAgain sentAt={at} isPending={isSending} onSend={onSendAgain} />
      <div className="security-actions">
        <Button type="submit" disabled={code.length !== phoneCodeLength} pending={isPending}>
          {text.verify}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </form>
  )
}
