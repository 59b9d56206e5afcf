import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useFieldControl } from './field-context.ts'

const codeLength = 6
const cells = Array.from({ length: codeLength }, (_, index) => index)

type CodeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'maxLength'> & {
  value: string
  /** Called with digits only, six at most, whether typed, pasted or filled in. */
  onValueChange: (code: string) => void
}

/** One real input for keyboards, paste, autofill and screen readers, drawn as six cells. */
export function CodeInput({ value, onValueChange, className, ...rest }: CodeInputProps) {
  const current = Math.min(value.length, codeLength - 1)
  return (
    <div className={classNames('code-input', className)}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...useFieldControl()}
        {...rest}
        value={value}
        onChange={(event) => onValueChange(digitsOf(event.target.value))}
      />
      {cells.map((index) => (
        <span key={index} className={classNames('code-cell', index === current && 'code-next')} aria-hidden="true">
          {value[index]}
        </span>
      ))}
    </div>
  )
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(0, codeLength)
