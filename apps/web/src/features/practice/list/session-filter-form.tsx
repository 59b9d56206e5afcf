import { tagKey } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { ownTagsQuery } from '#lib/product/tags/tags.queries.ts'
import { tagsText } from '#lib/product/tags/tags.text.ts'
import { Field } from '#ui/form/field.tsx'
import { OptionList } from '#ui/form/option-list.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import type { SessionFilter } from '../shared/practice.queries.ts'
import { sessionsText } from './sessions.text.ts'

const text = sessionsText.filter

type SessionFilterFormProps = { filter: SessionFilter; onChange: (filter: SessionFilter) => void }

export function SessionFilterForm({ filter, onChange }: SessionFilterFormProps) {
  const { limb, tag, from, to } = filter
  return (
    <search className="session-filter" aria-label={text.label}>
      <Field label={text.limb}>
        <Select value={limb ?? ''} onChange={({ target }) => onChange(withField(filter, 'limb', target.value))}>
          <OptionList empty={text.allLimbs} labels={limbNames} {...sanskrit} />
        </Select>
      </Field>
      <TagFilter tag={tag} onChange={(chosen) => onChange(withField(filter, 'tag', chosen))} />
      <Field label={text.from}>
        <TextInput
          type="date"
          value={from ?? ''}
          max={to}
          onChange={({ target }) => onChange(withField(filter, 'from', target.value))}
        />
      </Field>
      <Field label={text.to}>
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

type TagFilterProps = { tag: string | undefined; onChange: (tag: string) => void }

/** Only for members who use tags. A tag of the address may be one they no longer use. */
function TagFilter({ tag, onChange }: TagFilterProps) {
  const { data: own = [] } = useQuery(ownTagsQuery)
  const chosen = tag && (own.find((other) => tagKey(other) === tagKey(tag)) ?? tag)
  const tags = chosen && !own.includes(chosen) ? [chosen, ...own] : own
  if (tags.length === 0) return null
  return (
    <Field className="session-filter-tag" label={tagsText.filter}>
      <Select value={chosen ?? ''} onChange={({ target }) => onChange(target.value)}>
        <option value="">{tagsText.all}</option>
        {tags.map((other) => (
          <option key={other}>{other}</option>
        ))}
      </Select>
    </Field>
  )
}

/** An emptied field no longer filters. */
function withField(filter: SessionFilter, field: keyof SessionFilter, value: string): SessionFilter {
  const { [field]: _before, ...others } = filter
  return value ? { ...others, [field]: value } : others
}
