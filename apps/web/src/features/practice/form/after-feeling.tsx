import { useWatch } from 'react-hook-form'
import { HardInline } from '#lib/product/hard/lazy-hard-inline.tsx'
import { hardText } from '#lib/product/hard/hard.text.ts'
import { ChoiceTile } from '#ui/form/choice.tsx'
import { FeelingSymbol } from '#ui/motifs/feeling-symbol.tsx'
import { FeelingChips } from './feeling-chips.tsx'
import { afterFeelingLabel, afterFeelingLabels } from './practice-form.text.ts'
import type { PracticeFormApi } from './practice-values.ts'

/** Seven feelings, and a stone that goes alone or with one of them. `onLeave`: what was hard is said here. */
export function AfterFeeling({ form, onLeave }: { form: PracticeFormApi; onLeave?: () => void }) {
  const [hard, notes] = useWatch({ control: form.control, name: ['hard', 'notes'] })
  const isHard = hard !== undefined
  const change = (value: typeof hard) => {
    form.setValue('hard', value, { shouldDirty: true })
    if (form.formState.isSubmitted) void form.trigger('afterFeeling')
  }
  return (
    <FeelingChips
      form={form}
      name="afterFeeling"
      label={afterFeelingLabel}
      labels={afterFeelingLabels}
      isOptional={isHard}
      last={
        <>
          <ChoiceTile
            type="checkbox"
            className="feeling-chip feeling-chip-plain"
            checked={isHard}
            onChange={() => change(isHard ? undefined : {})}
          >
            <span>
              <FeelingSymbol feeling="hard" size={20} />
              {hardText.stone}
            </span>
          </ChoiceTile>
          <p className="field-hint">{hardText.stoneHint}</p>
        </>
      }
    >
      {hard && onLeave && <HardInline hard={hard} note={notes} onChange={change} onLeave={onLeave} />}
    </FeelingChips>
  )
}
