import type { EmailChange } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { accountApi } from '#lib/member/account-api.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { emailDeliveryQuery } from './verification.queries.ts'
import { verificationText } from './verification.text.ts'

/** Verifies an email address with the code from the email. */
export const useVerifyEmailCode = (onVerified: () => void) =>
  useMutation({
    mutationFn: (code: string) => accountApi.verifyEmail({ body: { code } }),
    onSuccess: async () => {
      toast({ title: verificationText.code.done, tone: 'success' })
      await Promise.all([
        queryClient.invalidateQueries(currentUserQuery),
        queryClient.invalidateQueries(emailDeliveryQuery),
      ])
      onVerified()
    },
  })

export const useChangeEmail = () =>
  useMutation({
    mutationFn: (body: EmailChange) => accountApi.changeEmail({ body }),
    onSuccess: ({ message }) => toast({ title: message, tone: 'success' }),
  })
