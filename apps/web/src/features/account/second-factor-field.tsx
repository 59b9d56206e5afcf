import { backupCodeLength } from '@sadhana/contract'
import { CodeInput } from '#ui/code-input.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

type SecondFactorFieldProps = { isBackupCode: boolean; value: string; onValueChange: (code: string) => void }

export const SecondFactorField = ({ isBackupCode, value, onValueChange }: SecondFactorFieldProps) =>
  isBackupCode ? (
    <Field label="Backup code">
      <TextInput
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={backupCodeLength.max}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  ) : (
    <Field label="Verification code" hint="The code changes every 30 seconds.">
      <CodeInput value={value} onValueChange={onValueChange} />
    </Field>
  )
