import { localMoment, type CurrentUser } from '@sadhana/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { fullDate } from '#intl/intl.rules.ts'
import { accountApi } from '#lib/member/account-api.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { memberCalendar } from '#lib/time/today.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { emailDeliveryText as text } from './email-delivery.text.ts'
import { emailDeliveryQuery } from './verification.queries.ts'

const useResumeEmail = () =>
  useMutation({
    mutationFn: () => accountApi.resumeEmail(),
    onSuccess: (delivery) => {
      queryClient.setQueryData(emailDeliveryQuery.queryKey, delivery)
      if (!delivery.stopped) toast({ title: text.resumed, tone: 'success' })
    },
    onError: (error) => failureToast(error, { title: text.resumeFailed }),
  })

/** Says why we no longer write to the member's address. Shows nothing while we do. */
export function EmailDeliveryNotice({ user: { email, emailVerified } }: { user: CurrentUser }) {
  const { data } = useQuery({ ...emailDeliveryQuery, enabled: email !== null })
  const { isPending, mutate: resume } = useResumeEmail()
  if (!data?.stopped) return null
  const { reason, since } = data.stopped
  const words = text.reasons[reason]
  const date = fullDate(localMoment(new Date(since), memberCalendar().zone).date)
  return (
    <Notice
      tone="info"
      className="my-4"
      title={words.title(date)}
      action={
        emailVerified && (
          <Button variant="secondary" pending={isPending} onClick={() => resume()}>
            {words.resume}
          </Button>
        )
      }
    >
      {words.text}
    </Notice>
  )
}
