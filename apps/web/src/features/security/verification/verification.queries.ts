import { account, failedWith, security } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { accountApi } from '#lib/member/account-api.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { securityApi } from '../shared/security.queries.ts'
import { verifyEmailText as text } from './verify-email.text.ts'

export const emailDeliveryQuery = queryOptions({
  queryKey: [account.emailDelivery.path],
  queryFn: () => accountApi.emailDelivery(),
})

export const useSendVerification = (onSent: () => void = () => {}) =>
  useMutation({
    mutationFn: () => securityApi.sendVerificationEmail(),
    onSuccess: () => {
      toast({ title: text.sent, text: text.sentText, tone: 'success' })
      onSent()
    },
    onError: (error) => {
      // This isn't a failure: an email was sent a moment ago.
      if (failedWith(security.sendVerificationEmail, error, 'security.code_sent_recently'))
        toast({ title: text.sentBefore, text: error.message, tone: 'info' })
      else failureToast(error, { title: text.sendFailed })
    },
  })
