import type { NewPause } from '@sadhana/contract'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { contractResolver } from '#lib/form/contract-resolver.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
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
      aria-label="New pause"
      noValidate
      onSubmit={(event) => void form.handleSubmit((days) => pause(days))(event)}
    >
      <Field label="First day" error={errors.firstDay?.message}>
        <TextInput type="date" {...form.register('firstDay')} />
      </Field>
      <Field label="Last day" error={errors.lastDay?.message}>
        <TextInput type="date" {...form.register('lastDay')} />
      </Field>
      <Button type="submit" variant="secondary" pending={isPending}>
        {isPending ? 'Saving...' : 'Save pause'}
      </Button>
    </form>
  )
}
