import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError, NewPause } from '@sadhana/contract'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { journeyApi } from '#lib/api/journey.ts'
import { useRetryKey } from '#lib/retry-key.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast-store.ts'
import { keepSettings } from './journey.queries.ts'

export function PauseForm({ today }: { today: string }) {
  const form = useForm<NewPause>({
    resolver: zodResolver(NewPause),
    defaultValues: { firstDay: today, lastDay: '' },
  })
  const keyFor = useRetryKey()
  const begun = useRef(0)
  const { errors, isSubmitting } = form.formState

  const pause = async (body: NewPause) => {
    try {
      keepSettings(await journeyApi.pause({ body, idempotencyKey: keyFor([begun.current, body]) }))
    } catch (error) {
      const isOurs = error instanceof ApiError && error.code !== undefined
      toast({ title: 'Error', text: isOurs ? error.message : 'Failed to update preferences', tone: 'error' })
      return
    }
    begun.current += 1
    form.reset()
    toast({ title: 'Pause noted', text: 'Your streak waits for you.', tone: 'success' })
  }

  return (
    <form
      className="pause-form"
      aria-label="New pause"
      noValidate
      onSubmit={(event) => void form.handleSubmit(pause)(event)}
    >
      <Field label="First day" error={errors.firstDay?.message}>
        <TextInput type="date" {...form.register('firstDay')} />
      </Field>
      <Field label="Last day" error={errors.lastDay?.message}>
        <TextInput type="date" {...form.register('lastDay')} />
      </Field>
      <Button type="submit" variant="secondary" pending={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Pause'}
      </Button>
    </form>
  )
}
