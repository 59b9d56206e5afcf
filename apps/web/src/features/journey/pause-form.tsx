import type { NewPause } from '@sadhana/contract'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { commonText } from '#intl/common.text.ts'
import { contractResolver } from '#lib/form/contract-resolver.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { pauseText as text } from './pause.text.ts'
import { useNewPause } from './shared/journey.queries.ts'

export function PauseForm({ today }: { today: string }) {
  const form = useForm<NewPause>({
    resolver: contractResolver((schemas) => schemas.NewPause),
    defaultValues: { firstDay: today, lastDay: '' },
  })
  const { mutate: pause, isPending } = useNewPause(() => form.reset())
  const { errors, dirtyFields } = form.formState
  const choseFirstDay = dirtyFields.firstDay === true

  useEffect(() => {
    if (!choseFirstDay) form.resetField('firstDay', { defaultValue: today })
  }, [form, choseFirstDay, today])

  return (
    <form
      className="pause-form"
      aria-label={text.label}
      noValidate
      onSubmit={(event) => void form.handleSubmit((days) => pause(days))(event)}
    >
      <Field label={text.firstDay} error={errors.firstDay?.message}>
        <TextInput type="date" {...form.register('firstDay')} />
      </Field>
      <Field label={text.lastDay} error={errors.lastDay?.message}>
        <TextInput type="date" {...form.register('lastDay')} />
      </Field>
      <Button type="submit" variant="secondary" pending={isPending}>
        {isPending ? commonText.saving : text.save}
      </Button>
    </form>
  )
}
