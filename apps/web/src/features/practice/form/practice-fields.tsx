import { practiceDayOf, practiceMinutes, type Visibility } from '@sadhana/contract'
import { Info } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { longDay } from '#lib/intl/intl.rules.ts'
import { deviceZone } from '#lib/time/device-zone.ts'
import { limbNames } from '#lib/practice/limb-names.ts'
import { memberCalendar, useMemberDate } from '#lib/time/today.ts'
import { Field } from '#ui/form/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { OptionList } from '#ui/form/option-list.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { Tooltip } from '#ui/overlay/tooltip.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import type { PracticeFormApi } from './practice-values.ts'
import { afterFeelingLabels, beforeFeelingLabels } from './feeling-labels.ts'
import { SharingFields } from './sharing-fields.tsx'

type PracticeFieldsProps = {
  form: PracticeFormApi
  /** The time zone of date and time. */
  zone: string
  /** The member chose a date or a time. */
  onMoment?: () => void
  /** Who sees the session unless the member chooses. */
  defaultVisibility?: Visibility | undefined
}

const aboutLimbs = 'The eight limbs of yoga as outlined by Patanjali'

/** An empty input counts as 0 minutes. */
const minutes = { setValueAs: (value: string | number) => (value === '' ? 0 : Number(value)) }

const chosen = { setValueAs: (value: string) => value || undefined }

export function PracticeFields({ form, zone, onMoment, defaultVisibility }: PracticeFieldsProps) {
  const latestDate = useMemberDate()
  const { register, formState } = form
  const { errors } = formState
  const moment = onMoment ? { onChange: onMoment } : {}
  return (
    <>
      <div className="practice-when">
        <Field label="Date" hint={useCountedDay(form)} error={errors.date?.message}>
          <TextInput type="date" max={latestDate} aria-required {...register('date', moment)} />
        </Field>
        <Field
          label="Time"
          hint={zone === deviceZone() ? undefined : `In ${zone.replaceAll('_', ' ')} time.`}
          error={errors.time?.message}
        >
          <TextInput type="time" aria-required {...register('time', moment)} />
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
          <OptionList empty="Select a limb" labels={limbNames} {...sanskrit} />
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

/** A practice after midnight may count for the day before. */
function useCountedDay({ control }: PracticeFormApi): string | undefined {
  const [date, time] = useWatch({ control, name: ['date', 'time'] })
  const day = date && time ? practiceDayOf({ date, time, ...memberCalendar() }) : date
  return day === date ? undefined : `Counts for ${longDay(day)}.`
}

type SharingProps = Pick<PracticeFieldsProps, 'form' | 'defaultVisibility'>

function Sharing({ form: { control, setValue }, defaultVisibility }: SharingProps) {
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
