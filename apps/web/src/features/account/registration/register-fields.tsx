import type { RegistrationForm } from '@sadhana/contract'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { type Strength, StrengthMeter } from '#ui/form/strength-meter.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { accountText } from '../shared/account.text.ts'
import { registerText as text } from './register.text.ts'

const { fields } = accountText

type RegisterFieldsProps = {
  register: UseFormRegister<RegistrationForm>
  errors: FieldErrors<RegistrationForm>
  score: Strength | undefined
  isCompared: boolean
  mismatch: string | undefined
}

const verbatim = { autoCapitalize: 'none', spellCheck: false } as const

export const RegisterFields = ({ register, errors, score, isCompared, mismatch }: RegisterFieldsProps) => (
  <>
    <Field label={fields.referralCode} error={errors.referralCode?.message}>
      <TextInput autoComplete="off" {...verbatim} {...register('referralCode')} />
    </Field>
    <Field label={fields.displayName} hint={text.displayNameHint} error={errors.displayName?.message}>
      <TextInput autoComplete="name" {...register('displayName')} />
    </Field>
    <Field label={fields.username} error={errors.username?.message}>
      <TextInput autoComplete="username" {...verbatim} {...register('username')} />
    </Field>
    <Field label={fields.email} error={errors.email?.message}>
      <TextInput type="email" autoComplete="email" {...register('email')} />
    </Field>
    <Field
      label={fields.password}
      hint={<StrengthMeter score={score} isCompared={isCompared} />}
      error={errors.password?.message}
    >
      <PasswordInput autoComplete="new-password" {...register('password')} />
    </Field>
    <Field label={fields.confirmPassword} error={mismatch ?? errors.confirmPassword?.message}>
      <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
    </Field>
  </>
)
