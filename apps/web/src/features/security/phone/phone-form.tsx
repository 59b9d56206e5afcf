import {
  ApiError,
  failedWith,
  fullOwnerErrors,
  phoneRoutes,
  type CurrentUser,
  type OwnerProof,
} from '@sadhana/contract'
import { useEffect, useRef, useState } from 'react'
import { sendFailure } from '#lib/product/phone/phone-failures.ts'
import { noNumber, PhoneNumberField } from '#lib/product/phone/phone-number-field.tsx'
import { wholeNumber } from '#lib/product/phone/phone-numbers.ts'
import { phoneText } from '#lib/product/phone/phone.text.ts'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Notice } from '#ui/status/notice.tsx'
import { OwnerProofDialog } from '../owner-proof/owner-proof-dialog.tsx'
import { PhoneCodeForm } from './phone-code-form.tsx'
import { phonePanelText as text } from './phone-panel.text.ts'
import { useVerifyPhone } from './phone.queries.ts'

type PhoneFormProps = {
  user: CurrentUser
  countries: readonly string[]
  /** The number that is currently verified. */
  replaces: string | null
  onVerified: () => void
  onCancel: (() => void) | undefined
}

const isAboutProof = (error: Error | null): boolean =>
  error instanceof ApiError && fullOwnerErrors.some((code) => code === error.code)

/** Asks for the number and then its code. Members who signed in a while ago have to prove in between that it's them. */
export function PhoneForm({ user, countries, replaces, onVerified, onCancel }: PhoneFormProps) {
  const [number, setNumber] = useState(() => noNumber(countries))
  const [wrong, setWrong] = useState<string>()
  const [sent, setSent] = useState<{ phone: string; at: number }>()
  const [phoneToProve, setPhoneToProve] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const { error, isPending, mutate } = useVerifyPhone()
  useEffect(() => {
    if (replaces && !sent) field.current?.focus()
  }, [replaces, sent])

  const send = (phone: string, proof: OwnerProof = {}) =>
    mutate(
      { phone, ...proof },
      {
        onSuccess: () => {
          setPhoneToProve(undefined)
          setSent({ phone, at: Date.now() })
        },
        onError: (failure) => {
          if (isAboutProof(failure)) return setPhoneToProve(phone)
          setPhoneToProve(undefined)
          // A code was sent there a moment ago, and still works.
          if (failedWith(phoneRoutes.verifyPhone, failure, 'phone.code_sent_recently'))
            setSent({ phone, at: Date.now() })
        },
      },
    )

  if (sent) {
    const failure = error && !isAboutProof(error) ? error : null
    return (
      <PhoneCodeForm
        {...sent}
        sendError={failure}
        isSending={isPending}
        onSendAgain={() => send(sent.phone)}
        onVerified={onVerified}
        onBack={() => setSent(undefined)}
      />
    )
  }
  const submit = () => {
    const phone = wholeNumber(number)
    setWrong(phone ? undefined : phoneText.numberWrong)
    if (phone) send(phone)
    else field.current?.focus()
  }
  return (
    <form
      className="security-body"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p className="text-muted">{replaces ? text.aboutUpdate(replaces) : text.about}</p>
      {error && !isAboutProof(error) && (
        <Notice tone="error" title={phoneText.sendFailed.title}>
          {sendFailure(error)}
        </Notice>
      )}
      <PhoneNumberField ref={field} countries={countries} value={number} onValueChange={setNumber} error={wrong} />
      <div className="security-actions">
        <Button type="submit" pending={isPending}>
          {text.send}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {commonText.cancel}
          </Button>
        )}
      </div>
      {phoneToProve && (
        <OwnerProofDialog
          user={user}
          isPending={isPending}
          error={error}
          onProof={(proof) => send(phoneToProve, proof)}
          onClose={() => setPhoneToProve(undefined)}
        />
      )}
    </form>
  )
}
