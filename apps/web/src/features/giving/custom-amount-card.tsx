import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { dollars } from '#intl/intl.rules.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Panel } from '#ui/panel.tsx'
import { type Choice, readDollars, signInPathFor } from './giving.rules.ts'
import { givingText } from './giving.text.ts'

const { custom: text } = givingText

type CustomAmountCardProps = {
  isRecurring: boolean
  isPaying: boolean
  onRecurring: (isRecurring: boolean) => void
  onChoose: () => void
  /** Undefined for a visitor, who signs in first. */
  onGive: ((choice: Choice) => void) | undefined
}

/** The giver's own amount, once or every month. The button says which. */
export function CustomAmountCard({ isRecurring, isPaying, onRecurring, onChoose, onGive }: CustomAmountCardProps) {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const navigate = useNavigate()
  const cents = readDollars(typed)
  const give = (event: FormEvent) => {
    event.preventDefault()
    setWrong(cents === null)
    if (cents === null) return
    onChoose()
    if (onGive) onGive({ tier: 'custom', cycle: 'monthly', isRecurring, cents })
    else void navigate(signInPathFor('custom'))
  }
  const labelFor = isRecurring ? text.everyMonth : text.once
  return (
    <Panel aria-labelledby="custom-title">
      <h2 className="panel-title" id="custom-title">
        {text.title}
      </h2>
      <p className="pricing-panel-text">{text.text}</p>
      <form className="pricing-custom" noValidate onSubmit={give}>
        <Field label={text.label} hint={text.hint} error={isWrong && cents === null ? text.wrong : undefined}>
          <div className="pricing-amount">
            <span aria-hidden="true">$</span>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
        </Field>
        <Checkbox label={text.monthly} checked={isRecurring} onChange={({ target }) => onRecurring(target.checked)} />
        <Button type="submit" block variant="secondary" pending={isPaying}>
          {cents === null ? text.submit : labelFor(dollars(cents))}
        </Button>
      </form>
    </Panel>
  )
}
