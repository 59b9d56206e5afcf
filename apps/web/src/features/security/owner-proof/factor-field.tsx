import { useEffect, useRef, type ReactNode } from 'react'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { securityText } from '../shared/security.text.ts'

const text = securityText.factor

type FactorFieldProps = { value: string; onValueChange: (typed: string) => void; error: ReactNode }

/**
 * Asks for a code besides the password, and says why. It appears once the server has asked for it, and takes the focus
 * then and whenever the code was wrong.
 */
export function FactorField({ value, onValueChange, error }: FactorFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const isWrong = Boolean(error)
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (isWrong) field.current?.focus()
  }, [isWrong])
  return (
    <Field label={text.label} hint={text.why} error={error} announcesError className="max-w-card">
      <TextInput
        ref={field}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
      />
    </Field>
  )
}
