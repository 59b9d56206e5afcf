import { backupCodeLength } from '@sadhana/contract'
import type { ComponentProps } from 'react'
import { CodeInput } from '#ui/form/code-input.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { twoFactorSignInText as text } from '../shared/two-factor.text.ts'

type TwoFactorFieldProps = Pick<ComponentProps<'input'>, 'ref' | 'aria-invalid' | 'aria-describedby'> & {
  isBackupCode: boolean
  value: string
  onValueChange: (code: string) => void
}

export const TwoFactorField = ({ isBackupCode, value, onValueChange, ...rest }: TwoFactorFieldProps) =>
  isBackupCode ? (
    <Field label={text.backupCode}>
      <TextInput
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={backupCodeLength.max}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        {...rest}
      />
    </Field>
  ) : (
    <Field label={text.code} hint={text.codeHint}>
      <CodeInput value={value} onValueChange={onValueChange} {...rest} />
    </Field>
  )
