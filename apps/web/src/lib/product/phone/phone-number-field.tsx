import './phone-number-field.css'
import { useMemo, type Ref } from 'react'
import { FieldContext } from '#ui/form/field-context.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { countryOptions, exampleNumber, likelyCountry, typed, type TypedNumber } from './phone-numbers.ts'
import { phoneText as text } from './phone.text.ts'

type PhoneNumberFieldProps = {
  countries: readonly string[]
  value: TypedNumber
  onValueChange: (value: TypedNumber) => void
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

export const noNumber = (countries: readonly string[]): TypedNumber => ({
  country: likelyCountry(countries, navigator.languages),
  text: '',
})

/** Contains the rules for the numbers of all countries, so only code that loads on demand may use it. */
export function PhoneNumberField({ countries, value, onValueChange, error, ref }: PhoneNumberFieldProps) {
  const options = useMemo(() => countryOptions(countries), [countries])
  const example = <span className="phone-number-example">{exampleNumber(value.country)}</span>
  return (
    <Field label={text.number} hint={text.example(example)} error={error} announcesError>
      <div className="phone-number">
        <FieldContext value={undefined}>
          <Select
            aria-label={text.country}
            value={value.country}
            onChange={({ target }) => onValueChange({ ...value, country: target.value })}
          >
            {options.map(({ country, label }) => (
              <option key={country} value={country}>
                {label}
              </option>
            ))}
          </Select>
        </FieldContext>
        <TextInput
          ref={ref}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={value.text}
          onChange={({ target }) => onValueChange(typed({ ...value, text: target.value }, countries))}
        />
      </div>
    </Field>
  )
}
