import { twoFactorCodeLength, type ErasureProof, type SocialLoginProvider } from '@sadhana/contract'
import { useState } from 'react'
import { isCancelled } from '#lib/product/passkeys.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { CodeInput } from '#ui/form/code-input.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { failureText } from '../shared/failure-text.ts'
import { answerWithPasskey, useErase } from './erase.queries.ts'
import { dueDay, eraseText } from './erase.text.ts'

const words = eraseText.proof

export type TypedMethod = Exclude<ErasureProof['way'], 'passkey' | 'provider'>

/** How members prove that it's them. With a provider, they have done so before they come here. */
export type ProofMethod = TypedMethod | 'passkey' | { provider: SocialLoginProvider; proof: string }

/** True for codes that have to be sent. */
export const isSent = (method: ProofMethod): method is 'email' | 'phone' => method === 'email' || method === 'phone'

const isTyped = (method: ProofMethod): method is TypedMethod => typeof method === 'string' && method !== 'passkey'

function proofOf(method: ProofMethod, typed: string): ErasureProof | Promise<ErasureProof> {
  if (typeof method === 'object') return { way: 'provider', proof: method.proof }
  if (method === 'passkey') return answerWithPasskey()
  return method === 'password' ? { way: method, password: typed } : { way: method, code: typed }
}

function isWhole(method: ProofMethod, typed: string): boolean {
  if (!isTyped(method)) return true
  return method === 'authenticator' || isSent(method) ? typed.length === twoFactorCodeLength : typed !== ''
}

type ProofFormProps = {
  method: ProofMethod
  dueAt: string
  /** A member who has moved may erase the account at once. */
  hasMoved: boolean
  onClose: () => void
}

export function ProofForm({ method, dueAt, hasMoved, onClose }: ProofFormProps) {
  const [isAtOnce, setAtOnce] = useState(false)
  const [typed, setTyped] = useState('')
  const [read, setRead] = useState(false)
  const erasing = useErase()
  // Members who closed the browser's dialog themselves need no message.
  const isFailed = erasing.error && !isCancelled(erasing.error)
  const error = isFailed ? failureText(erasing.error, words.failed) : null
  return (
    <form
      className="erase-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (read && isWhole(method, typed)) erasing.mutate({ prove: () => proofOf(method, typed), isAtOnce })
      }}
    >
      {isTyped(method) && <ProofField way={method} error={error} value={typed} onValueChange={setTyped} />}
      {!isTyped(method) && error && (
        <p className="erase-failed" role="alert">
          {error}
        </p>
      )}
      <Checkbox label={words.read} checked={read} onChange={({ target }) => setRead(target.checked)} />
      {hasMoved && (
        <Checkbox
          label={words.atOnce}
          hint={words.atOnceHint}
          checked={isAtOnce}
          onChange={({ target }) => setAtOnce(target.checked)}
        />
      )}
      <Button
        type="submit"
        variant="danger"
        size="lg"
        block
        disabled={!read || !isWhole(method, typed)}
        pending={erasing.isPending}
      >
        {isAtOnce ? words.submitAtOnce : words.submit(dueDay(dueAt))}
      </Button>
      <Button variant="quiet" block onClick={onClose}>
        {eraseText.keep}
      </Button>
    </form>
  )
}

type ProofFieldProps = { way: TypedMethod; error: string | null; value: string; onValueChange: (typed: string) => void }

function ProofField({ way, error, value, onValueChange }: ProofFieldProps) {
  if (way === 'password') {
    return (
      <Field label={words.password} error={error} announcesError>
        <PasswordInput
          autoComplete="current-password"
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
        />
      </Field>
    )
  }
  if (way === 'backup-code') {
    return (
      <Field label={words.backupCode} error={error} announcesError>
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
        />
      </Field>
    )
  }
  return (
    <Field label={words.code} error={error} announcesError>
      <CodeInput value={value} onValueChange={onValueChange} />
    </Field>
  )
}
