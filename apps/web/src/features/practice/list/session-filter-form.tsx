import { limbNames } from '#lib/product/limb-names.ts'
import { Field } from '#ui/form/field.tsx'
import { OptionList } from '#ui/form/option-list.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import type { SessionFilter } from '../shared/practice.queries.ts'

type SessionFilterFormProps = { filter: SessionFilter; onChange: (filter: SessionFilter) => void }

export function SessionFilterForm({ filter, onChange }: SessionFilterFormProps) {
  const { limb, from, to } = filter
  return (
    <search className="session-filter" aria-label="Filter sessions">
      <Field label="Limb">
        <Select value={limb ?? ''} onChange={({ target }) => onChange(withField(filter, 'limb', target.value))}>
          <OptionList empty="All limbs" labels={limbNames} {...sanskrit} />
        </Select>
      </Field>
      <Field label="From">
        <TextInput
          type="date"
          value={from ?? ''}
          max={to}
          onChange={({ target }) => onChange(withField(filter, 'from', target.value))}
        />
      </Field>
      <Field label="To">
        <TextInput
          type="date"
          value={to ?? ''}
          min={from}
          onChange={({ target }) => onChange(withField(filter, 'to', target.value))}
        />
      </Field>
    </search>
  )
}

/** Clearing a field removes its filter. */
function withField(filter: SessionFilter, field: keyof SessionFilter, value: string): SessionFilter {
  const { [field]: _before, ...others } = filter
  return value ? { ...others, [field]: value } : others
}
