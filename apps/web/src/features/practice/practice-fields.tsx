import { practiceMinutes, type Visibility } from '@sadhana/contract'
import { Info } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { limbNames } from '#lib/limb-names.ts'
import { useToday } from '#lib/now.ts'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { OptionList } from '#ui/option-list.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import type { PracticeFormApi } from './practice-values.ts'
import { afterFeelingLabels, beforeFeelingLabels } from './practice-words.ts'
import { SharingFields } from './sharing-fields.tsx'

type PracticeFieldsProps = {
  form: PracticeFormApi
  /** Who sees the session as long as nothing else is chosen. */
  defaultVisibility?: Visibility | undefined
}

const aboutLimbs = 'The eight limbs of yoga as outlined by Patanjali'

/** An empty input counts as 0 minutes. */
const minutes = { setValueAs: (value: string | number) => (value === '' ? 0 : Number(value)) }

const chosen = { setValueAs: (value: string) => value || undefined }

export function PracticeFields({ form, defaultVisibility }: PracticeFieldsProps) {
  const today = useToday()
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <div className="practice-when">
        <Field label="Date" error={errors.date?.message}>
          <TextInput type="date" max={today} aria-required {...register('date')} />
        </Field>
        <Field label="Time" error={errors.time?.message}>
          <TextInput type="time" aria-required {...register('time')} />
        </Field>
        <Field label="Duration (minutes)" error={errors.duration?.message}>
          <TextInput
            type="number"
            inputMode="numeric"
            aria-required
            {...practiceMinutes}
            {...register('duration', minutes)}
          />
        </Field>
      </div>
      <Field className="limb-field" label="Ashtanga Limb" aside={<LimbTooltip />} error={errors.limbType?.message}>
        <Select aria-required {...register('limbType')}>
          <OptionList empty="Select a limb" labels={limbNames} />
        </Select>
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Feeling Before Practice" error={errors.beforeFeeling?.message}>
          <Select aria-required {...register('beforeFeeling', chosen)}>
            <OptionList empty="Select a feeling" labels={beforeFeelingLabels} />
          </Select>
        </Field>
        <Field label="Feeling After Practice" error={errors.afterFeeling?.message}>
          <Select aria-required {...register('afterFeeling', chosen)}>
            <OptionList empty="Select a feeling" labels={afterFeelingLabels} />
          </Select>
        </Field>
      </div>
      <Field label="Practice Notes" note="optional" error={errors.notes?.message}>
        <Textarea rows={3} placeholder="What did you notice?" {...register('notes')} />
      </Field>
      <Sharing form={form} defaultVisibility={defaultVisibility} />
    </>
  )
}

function Sharing({ form: { control, setValue }, defaultVisibility }: PracticeFieldsProps) {
  const [visibility, shareNotes] = useWatch({ control, name: ['visibility', 'shareNotes'] })
  const change = { shouldDirty: true } as const
  return (
    <SharingFields
      visibility={visibility ?? defaultVisibility}
      onVisibility={(chosen) => setValue('visibility', chosen, change)}
      sharesNotes={shareNotes}
      onSharesNotes={(shares) => setValue('shareNotes', shares, change)}
    />
  )
}

const LimbTooltip = () => (
  <Tooltip text={aboutLimbs}>
    <IconButton label="What is a limb?" className="limb-tooltip">
      <Info aria-hidden="true" />
    </IconButton>
  </Tooltip>
)
