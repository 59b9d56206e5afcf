import { account, failedWith, security, type EmailChange, type PasswordChange } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { accountApi } from '#lib/member/account-api.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { securityApi } from '../shared/security.queries.ts'
import { emailDeliveryText } from './email-delivery.text.ts'

export const emailDeliveryQuery = queryOptions({
  queryKey: [account.emailDelivery.path],
  queryFn: () => accountApi.emailDelivery(),
})

export const useResumeEmail = () =>
  useMutation({
    mutationFn: () => accountApi.resumeEmail(),
    onSuccess: (delivery) => {
      queryClient.setQueryData(emailDeliveryQuery.queryKey, delivery)
      if (!delivery.stopped) toast({ title: emailDeliveryText.resumed, tone: 'success' })
    },
    onError: (error) => failureToast(error, { title: emailDeliveryText.resumeFailed }),
  })

export const useSendVerification = (onSent: () => void = () => {}) =>
  useMutation({
    mutationFn: () => securityApi.sendVerificationEmail(),
    onSuccess: () => {
      toast({
        title: 'Verification email sent',
        text: 'Open the link in the email, or enter the code here.',
        tone: 'success',
      })
      onSent()
    },
    onError: (error) => {
      // This isn't a failure: an email was sent a moment ago.
      if (failedWith(security.sendVerificationEmail, error, 'security.code_sent_recently'))
        toast({ title: 'Please check your inbox', text: error.message, tone: 'info' })
      else failureToast(error, { title: 'We couldn’t send the email' })
    },
  })

/** Verifies an email address with the code from the email. */
export const useVerifyEmailCode = (onVerified: () => void) =>
  useMutation({
    mutationFn: (code: string) => accountApi.verifyEmail({ body: { code } }),
    onSuccess: async () => {
      toast({ title: 'Thank you. Your email is verified.', tone: 'success' })
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

export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: PasswordChange) => accountApi.changePassword({ body }),
    onSuccess: async () => {
      toast({ title: 'Your password has been changed', text: 'We’ve signed out your other devices.', tone: 'success' })
      // It may have been the member's first email address.
      await queryClient.invalidateQueries(currentUserQuery)
    },
  })
