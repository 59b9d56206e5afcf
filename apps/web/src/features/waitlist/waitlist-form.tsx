import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError, NewWaitlistEntry } from '@sadhana/contract'
import { useForm, type FieldPath } from 'react-hook-form'
import { waitlistApi } from '#lib/api/waitlist.ts'
import { useRetryKey } from '#lib/retry-key.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { waitlistFailureText } from './waitlist-failure.ts'
import { WaitlistFields, type WaitlistFormValues } from './waitlist-fields.tsx'

export function WaitlistForm({ onJoined }: { onJoined: (entry: NewWaitlistEntry) => void }) {
  const form = useForm<WaitlistFormValues, unknown, NewWaitlistEntry>({ resolver: zodResolver(NewWaitlistEntry) })
  const keyFor = useRetryKey()
  const { errors, isSubmitting } = form.formState

  const join = async (entry: NewWaitlistEntry) => {
    try {
      await waitlistApi.join({ body: entry, idempotencyKey: keyFor(entry) })
      toast({ title: 'Welcome to the journey!', tone: 'success' })
      onJoined(entry)
    } catch (error) {
      toast({ title: 'Something went wrong', text: waitlistFailureText(error), tone: 'error' })
      if (error instanceof ApiError) markFields(error.fields)
    }
  }

  const markFields = (fields: ApiError['fields']) => {
    const known = Object.entries(fields).filter(([field]) => field in NewWaitlistEntry.shape)
    known.forEach(([field, message], index) =>
      form.setError(field as FieldPath<WaitlistFormValues>, { message }, { shouldFocus: index === 0 }),
    )
  }

  return (
    <form
      className="grid gap-5"
      aria-labelledby="waitlist-title"
      noValidate
      onSubmit={(event) => void form.handleSubmit(join)(event)}
    >
      <WaitlistFields register={form.register} errors={errors} />
      <Button type="submit" size="lg" pending={isSubmitting}>
        {isSubmitting ? 'Joining...' : 'Join the Waitlist'}
      </Button>
    </form>
  )
}
