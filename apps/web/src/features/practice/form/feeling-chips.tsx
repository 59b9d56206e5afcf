import { RadioGroup } from './radio-group.tsx'
import { ChoiceTile } from '#ui/form/choice.tsx'
import { FeelingSymbol, type FeelingId } from '#ui/motifs/feeling-symbol.tsx'
import type { PracticeFormApi } from './practice-values.ts'

type FeelingChipsProps = {
  form: PracticeFormApi
  name: 'beforeFeeling' | 'afterFeeling'
  label: string
  labels: Partial<Record<FeelingId, string>>
}

const chosen = { setValueAs: (value: string) => value || undefined }

/** Nothing is preselected, so that the log records what the member really felt. */
export const FeelingChips = ({ form: { register, formState }, name, label, labels }: FeelingChipsProps) => (
  <RadioGroup label={label} error={formState.errors[name]?.message} required>
    <div className="feeling-chips">
      {(Object.keys(labels) as FeelingId[]).map((feeling) => (
        <ChoiceTile key={feeling} className="feeling-chip" value={feeling} {...register(name, chosen)}>
          <span>
            <FeelingSymbol feeling={feeling} size={20} />
            {labels[feeling]}
          </span>
        </ChoiceTile>
      ))}
    </div>
  </RadioGroup>
)
