import { PhoneRegistration } from '@sadhana/contract'
import { useEffect, useRef, useState } from 'react'
import { fieldMessage } from '#lib/form/field-message.ts'
import { sendFailure, verifyFailure } from '#lib/product/phone/phone-failures.ts'
import { phoneText } from '#lib/product/phone/phone.text.ts'
import { SendAgain } from '#lib/product/phone/send-again.tsx'
import { useTextedCode } from '#lib/product/phone/texted-code.ts'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { CodeInput } from '#ui/form/code-input.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/status/notice.tsx'
import type { UnfinishedSignIn } from '../shared/account.queries.ts'
import type { SentCode } from './number-step.tsx'
import { usePhoneSignIn, useRegisterPhone, useSendPhoneCode } from './phone.queries.ts'
import { phoneSignInText } from './phone.text.ts'

const text = phoneSignInText.code
const fields = PhoneRegistration.shape

type CodeStepProps = {
  sent: SentCode
  isSignUp: boolean
  onSent: (sent: SentCode) => void
  onWaiting: (waiting: UnfinishedSignIn | undefined) => void
  onBack: () => void
  onClose: () => void
}

function messageOf({ error }: { error?: { issues: Parameters<typeof fieldMessage>[0][] } | undefined }) {
  const [issue] = error?.issues ?? []
  return issue && fieldMessage(issue)
}

export function CodeStep({ sent, isSignUp, onSent, onWaiting, onBack, onClose }: CodeStepProps) {
  const [code, setCode] = useState('')
  const [displayName, setDisplayName] = useState('')
  const [wrong, setWrong] = useState<{ code?: string | undefined; name?: string | undefined }>({})
  const codeField = useRef<HTMLInputElement>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const [signingIn, registering, sending] = [usePhoneSignIn(), useRegisterPhone(), useSendPhoneCode()]
  useTextedCode(setCode)
  // The button that had the focus was removed with its form.
  useEffect(() => codeField.current?.focus(), [])

  const { phone, referralCode } = sent
  const askAgain = () => {
    codeField.current?.focus()
    codeField.current?.select()
  }
  const verify = () => {
    const name = fields.displayName.safeParse(displayName)
    const mistakes = {
      code: messageOf(fields.code.safeParse(code)),
      name: isSignUp ? messageOf(name) : undefined,
    }
    setWrong(mistakes)
    if (mistakes.code) return codeField.current?.focus()
    if (mistakes.name) return nameField.current?.focus()
    sending.reset()
    if (!isSignUp) return signingIn.mutate({ phone, code }, { onSuccess: onWaiting, onError: askAgain })
    const registration = { phone, code, displayName: name.data ?? '', referralCode: referralCode ?? '' }
    registering.mutate(registration, { onError: askAgain })
  }
  const sendAgain = () =>
    sending.mutate(
      { phone, referralCode },
      {
        onSuccess: () => {
          onSent({ phone, referralCode, at: Date.now() })
          setCode('')
          signingIn.reset()
          registering.reset()
          codeField.current?.focus()
        },
      },
    )

  const refusal = signingIn.error ?? registering.error
  return (
    <form
      className="phone-dialog-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        verify()
      }}
    >
      {sending.error ? (
        <Notice tone="error" title={phoneText.sendFailed.title}>
          {sendFailure(sending.error)}
        </Notice>
      ) : refusal ? (
        <Notice tone="error" title={phoneText.verifyFailed.title}>
          {verifyFailure(refusal)}
        </Notice>
      ) : (
        sent.already && (
          <Notice tone="info" title={text.alreadyRequested}>
            {sent.already}
          </Notice>
        )
      )}
      <Field label={phoneText.code} error={wrong.code} announcesError>
        <CodeInput ref={codeField} value={code} onValueChange={setCode} {...(refusal && { 'aria-invalid': true })} />
      </Field>
      {isSignUp && (
        <Field label={text.displayName} hint={text.displayNameHint} error={wrong.name} announcesError>
          <TextInput
            ref={nameField}
            autoComplete="name"
            value={displayName}
            onChange={({ target }) => setDisplayName(target.value)}
          />
        </Field>
      )}
      <SendAgain sentAt={sent.at} isPending={sending.isPending} onSend={sendAgain} />
      <Button type="submit" size="lg" block pending={signingIn.isPending || registering.isPending}>
        {isSignUp ? text.create : text.signIn}
      </Button>
      <div className="phone-dialog-foot">
        <Button variant="quiet" onClick={onBack}>
          {text.otherNumber}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {commonText.cancel}
        </Button>
      </div>
    </form>
  )
}
