import { RadioGroup } from './radio-group.tsx'
import { ChoiceTile } from '#ui/form/choice.tsx'
import { FeelingSymbol, type FeelingId } from '#ui/motifs/feeling-symbol.tsx'
import type { ReactNode } from 'react'
import type { PracticeFormApi } from './practice-values.ts'

type FeelingChipsProps = {
  form: PracticeFormApi
  name: 'beforeFeeling' | 'afterFeeling'
  label: string
  labels: Partial<Record<FeelingId, string>>
  /** Makes none of them a choice too: a tap on the one chosen takes it back. */
  isOptional?: boolean
  /** A chip of another kind, after the feelings. */
  last?: ReactNode
  children?: ReactNode
}

const dirty = { shouldDirty: true }
const chosen = { setValueAs: (value: string) => value || undefined }

/** Nothing is preselected: the log is there to record how it felt. */
export const FeelingChips = ({ form, name, label, labels, isOptional = false, last, children }: FeelingChipsProps) => (
  <RadioGroup label={label} error={form.formState.errors[name]?.message} required={!isOptional}>
    <div className="feeling-chips">
      {(Object.keys(labels) as FeelingId[]).map((feeling) => (
        <ChoiceTile
          key={feeling}
          className="feeling-chip"
          value={feeling}
          {...form.register(name, chosen)}
          onClick={() => isOptional && form.getValues(name) === feeling && form.setValue(name, '', dirty)}
        >
          <span>
            <FeelingSymbol feeling={feeling} size={20} />
            {labels[feeling]}
          </span>
        </ChoiceTile>
      ))}
      {last}
    </div>
    {children}
  </RadioGroup>
)
