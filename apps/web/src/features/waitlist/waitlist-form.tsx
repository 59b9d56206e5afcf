import { waitlist, type NewWaitlistEntry } from '@sadhana/contract'
import { useForm, useWatch } from 'react-hook-form'
import { callsOf } from '#lib/api/calls.ts'
import { useRetryKey } from '#lib/api/retry-key.ts'
import { showServerErrors } from '#lib/api/show-server-errors.ts'
import { useDelayedSubmit } from '#lib/form/prerendered-form.ts'
import { contractResolver } from '#lib/form/contract-resolver.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { waitlistFailureText } from './waitlist-failure.ts'
import { WaitlistFields, type WaitlistFormValues } from './waitlist-fields.tsx'
import { waitlistText as text } from './waitlist.text.ts'

const waitlistApi = callsOf(waitlist)

export function WaitlistForm({ onJoined }: { onJoined: (entry: NewWaitlistEntry) => void }) {
  const form = useForm<WaitlistFormValues, unknown, NewWaitlistEntry>({
    resolver: contractResolver((schemas) => schemas.NewWaitlistEntry),
  })
  const typedCode = useWatch({ control: form.control, name: 'referralCode' })
  const keyFor = useRetryKey()
  const element = useDelayedSubmit()
  const { errors, isSubmitting } = form.formState

  // Not a mutation, because this page is for visitors, who don't load the query library.
  const join = async (entry: NewWaitlistEntry) => {
    try {
      await waitlistApi.join({ body: entry, idempotencyKey: keyFor(entry) })
      toast({ title: text.joined, tone: 'success' })
      onJoined(entry)
    } catch (error) {
      failureToast(error, { title: text.failed, text: waitlistFailureText(error) })
      showServerErrors(form.setError, error, { fields: form.getValues() as Required<WaitlistFormValues> })
    }
  }

  return (
    <form
      ref={element}
      method="post"
      className="grid gap-5"
      aria-labelledby="waitlist-title"
      noValidate
      onSubmit={(event) => void form.handleSubmit(join)(event)}
    >
      <WaitlistFields register={form.register} errors={errors} typedCode={typedCode} />
      <Button type="submit" size="lg" pending={isSubmitting}>
        {isSubmitting ? text.joining : text.submit}
      </Button>
    </form>
  )
}
