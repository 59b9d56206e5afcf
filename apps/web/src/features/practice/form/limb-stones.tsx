import { limbs, type Limb } from '@sadhana/contract'
import { Info } from 'lucide-react'
import { useId } from 'react'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { RadioGroup } from './radio-group.tsx'
import { ChoiceTile } from '#ui/form/choice.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { Tooltip } from '#ui/overlay/tooltip.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { limbLines, practiceFormText } from './practice-form.text.ts'
import type { PracticeFormApi } from './practice-values.ts'

const text = practiceFormText.limb

export const LimbStones = ({ form: { register, formState } }: { form: PracticeFormApi }) => (
  <RadioGroup label={text.label} aside={<LimbTooltip />} error={formState.errors.limbType?.message} required>
    <div className="limb-stones">
      {limbs.map((limb) => (
        <LimbStone key={limb} limb={limb} input={register('limbType')} />
      ))}
    </div>
  </RadioGroup>
)

type LimbStoneProps = { limb: Limb; input: ReturnType<PracticeFormApi['register']> }

function LimbStone({ limb, input }: LimbStoneProps) {
  const lineId = useId()
  return (
    <ChoiceTile
      className={`limb-stone tone-${limb}`}
      value={limb}
      aria-label={limbNames[limb]}
      aria-describedby={lineId}
      {...sanskrit}
      {...input}
    >
      <i>
        <LimbSymbol limb={limb} size={26} />
      </i>
      <span>
        <b {...sanskrit}>{limbNames[limb]}</b>
        <small id={lineId}>{limbLines[limb]}</small>
      </span>
    </ChoiceTile>
  )
}

const LimbTooltip = () => (
  <Tooltip text={text.about}>
    <IconButton label={text.ask} className="limb-tooltip">
      <Info aria-hidden="true" />
    </IconButton>
  </Tooltip>
)
