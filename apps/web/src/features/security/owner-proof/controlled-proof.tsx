import type { CurrentUser } from '@sadhana/contract'
import { useState } from 'react'
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { moveFocusTo } from '#ui/focus-heading.ts'
import { OwnerProofField } from './owner-proof-field.tsx'
import { ownerProofText as text } from './owner-proof.text.ts'

type ControlledProofProps<Values extends FieldValues> = {
  user: CurrentUser
  control: Control<Values>
  passwordName: FieldPath<Values>
  codeName: FieldPath<Values>
  label?: string
}

/**
 * The proof as a form field: the password or, for a member who has none, a code. After using a passkey, the field is
 * removed.
 */
export const ControlledProof = <Values extends FieldValues>(props: ControlledProofProps<Values>) => {
  const { user, control, passwordName, codeName, label } = props
  const [isProven, setProven] = useState(false)
  return (
    <Controller
      control={control}
      name={user.hasPassword === false ? codeName : passwordName}
      render={({ field: { value, onChange, ref }, fieldState: { error } }) =>
        isProven && user.hasPassword === false && !error ? (
          <output ref={moveFocusTo}>{text.proven}</output>
        ) : (
          <OwnerProofField
            user={user}
            ref={ref}
            label={label}
            value={value ?? ''}
            onValueChange={(typed) => onChange(typed === '' && user.hasPassword === false ? undefined : typed)}
            error={error?.message}
            onProven={() => {
              onChange(undefined)
              setProven(true)
            }}
          />
        )
      }
    />
  )
}

/** An empty password is an error at its field. A code may be left out just after signing in. */
export const emptyProof = <Name extends string>({ hasPassword }: CurrentUser, passwordName: Name) =>
  (hasPassword === false ? {} : { [passwordName]: '' }) as Partial<Record<Name, string>>
