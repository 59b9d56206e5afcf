import { failedWith, PhoneRegistration, phoneRoutes } from '@sadhana/contract'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { fieldMessage } from '#lib/form/field-message.ts'
import { sendFailure } from '#lib/product/phone/phone-failures.ts'
import { PhoneNumberField } from '#lib/product/phone/phone-number-field.tsx'
import { type TypedNumber, wholeNumber } from '#lib/product/phone/phone-numbers.ts'
import { phoneText } from '#lib/product/phone/phone.text.ts'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { useSendPhoneCode } from './phone.queries.ts'
import { phoneSignInText as text } from './phone.text.ts'

/** A code that was sent: the number, the time, and the invitation used. */
export type SentCode = {
  phone: string
  at: number
  referralCode: string | undefined
  /** The server's message, if a code was sent a moment ago. */
  already?: string
}

type NumberStepProps = {
  countries: readonly string[]
  number: TypedNumber
  onNumber: (number: TypedNumber) => void
  /** Given when someone signs up. */
  invitation: { code: string; onChange: (code: string) => void } | undefined
  expired: string | undefined
  onSent: (sent: SentCode) => void
  onClose: () => void
}

export function NumberStep({ countries, number, onNumber, invitation, expired, onSent, onClose }: NumberStepProps) {
  const [wrong, setWrong] = useState<{ number?: string | undefined; invitation?: string | undefined }>({})
  const { error, isPending, mutate } = useSendPhoneCode()
  const numberField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const [beginsWithCode] = useState(invitation?.code === '')
  // Otherwise the dialog would focus the country.
  useEffect(() => (beginsWithCode ? codeField : numberField).current?.focus(), [beginsWithCode])

  const failed = (failure: Error, request: { phone: string; referralCode: string | undefined }) => {
    if (failedWith(phoneRoutes.sendCode, failure, 'phone.code_sent_recently'))
      return onSent({ ...request, at: Date.now(), already: failure.message })
    if (!failedWith(phoneRoutes.sendCode, failure, 'referral.code_invalid')) return numberField.current?.focus()
    setWrong({ invitation: failure.message })
    codeField.current?.focus()
  }

  const send = () => {
    const phone = wholeNumber(number)
    const invited = invitation && PhoneRegistration.shape.referralCode.safeParse(invitation.code)
    const [issue] = invited?.error?.issues ?? []
    const mistakes = {
      number: phone ? undefined : phoneText.numberWrong,
      invitation: issue && fieldMessage(issue),
    }
    setWrong(mistakes)
    if (mistakes.invitation) return codeField.current?.focus()
    if (!phone) return numberField.current?.focus()
    const request = { phone, referralCode: invited?.data }
    mutate(request, {
      onSuccess: () => onSent({ ...request, at: Date.now() }),
      onError: (failure) => failed(failure, request),
    })
  }

  const isAboutInvitation = failedWith(phoneRoutes.sendCode, error, 'referral.code_invalid')
  return (
    <form
      className="phone-dialog-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {error && !isAboutInvitation && (
        <Notice tone="error" title={phoneText.sendFailed.title}>
          {sendFailure(error)}
        </Notice>
      )}
      {!error && expired && (
        <Notice tone="error" title={phoneText.verifyFailed.title}>
          {expired}
        </Notice>
      )}
      {invitation && (
        <Field label={text.join.referralCode} error={wrong.invitation} announcesError>
          <TextInput
            ref={codeField}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={invitation.code}
            onChange={({ target }) => invitation.onChange(target.value)}
          />
        </Field>
      )}
      <PhoneNumberField
        ref={numberField}
        countries={countries}
        value={number}
        onValueChange={onNumber}
        error={wrong.number}
      />
      <Button type="submit" size="lg" block pending={isPending}>
        {text.number.submit}
      </Button>
      <div className="phone-dialog-foot">
        {invitation ? (
          <Link className="text-sm" to="/waitlist">
            {text.join.noCode}
          </Link>
        ) : (
          <span className="text-muted text-sm">{text.number.rates}</span>
        )}
        <Button variant="quiet" onClick={onClose}>
          {commonText.cancel}
        </Button>
      </div>
    </form>
  )
}
