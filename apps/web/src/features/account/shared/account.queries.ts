import {
  security,
  type Credentials,
  type PasswordReset,
  type Registration,
  type TwoFactorAnswer,
  type WaitingSignIn,
} from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { accountApi } from '#lib/member/account-api.ts'
import { useRetryKey } from '#lib/api/retry-key.ts'
import { callsOf } from '#lib/api/calls.ts'
import { loadSchemas } from '#lib/form/contract-resolver.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { markNewMember } from '#lib/member/new-member.ts'
import { markPasskeyOfferDue } from '#lib/member/passkey-offer.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { accountText as text } from './account.text.ts'
import { startSession } from './start-session.ts'

const securityApi = callsOf(security)

// The pages of visitors have no query provider, so these hooks name the client themselves.

export type UnfinishedSignIn = WaitingSignIn & { hasPasskey: boolean }

/** Starts a session, or returns a sign-in that waits for its two-factor code. */
export async function finishSignIn(reply: unknown): Promise<UnfinishedSignIn | undefined> {
  const { schemas } = await loadSchemas()
  const unfinished = schemas.TwoFactorRequired.safeParse(reply)
  if (unfinished.success) {
    const { userId, tempToken, hasPasskey = false } = unfinished.data
    return { userId, tempToken, hasPasskey }
  }
  markPasskeyOfferDue()
  await startSession(reply)
  return undefined
}

export const useSignIn = () =>
  useMutation({ mutationFn: async (body: Credentials) => finishSignIn(await accountApi.login({ body })) }, queryClient)

export const useVerifyTwoFactor = (kind: 'code' | 'backup-code') =>
  useMutation(
    {
      mutationFn: async (body: TwoFactorAnswer) => {
        const verify = kind === 'code' ? accountApi.verifyTwoFactor : accountApi.verifyBackupCode
        const reply = await verify({ body })
        markPasskeyOfferDue()
        await startSession(reply)
      },
    },
    queryClient,
  )

export function useRegister() {
  const keyFor = useRetryKey()
  return useMutation(
    {
      mutationFn: async (body: Registration) => {
        const reply = await accountApi.register({ body, idempotencyKey: keyFor(body) })
        markNewMember()
        await startSession(reply)
      },
      onError: (error) => failureToast(error, text.registrationFailed),
    },
    queryClient,
  )
}

export const useForgotPassword = () =>
  useMutation(
    {
      mutationFn: (body: { email: string }) => accountApi.forgotPassword({ body }),
      onSuccess: ({ message }) => toast({ title: message, tone: 'success' }),
      onError: (error) => failureToast(error, { text: text.resetLinkFailed }),
    },
    queryClient,
  )

export const useResetPassword = () =>
  useMutation(
    {
      mutationFn: (body: PasswordReset) => accountApi.resetPassword({ body }),
      onSuccess: () => {
        // If the password belonged to the member who was signed in here, they no longer are.
        void queryClient.resetQueries(currentUserQuery)
        toast({ ...text.passwordReset, tone: 'success' })
      },
      onError: (error) => failureToast(error, text.passwordResetFailed),
    },
    queryClient,
  )

export const useVerifyEmail = () =>
  useMutation(
    {
      mutationFn: (token: string) => accountApi.verifyEmail({ body: { token } }),
      onSuccess: () => void queryClient.invalidateQueries(currentUserQuery),
    },
    queryClient,
  )

export const useStartRecovery = () =>
  useMutation({ mutationFn: (body: WaitingSignIn) => securityApi.startRecovery({ body }) }, queryClient)

export const useFinishRecovery = () =>
  useMutation(
    {
      mutationFn: (token: string) => securityApi.finishRecovery({ body: { token } }),
      onSuccess: () => toast({ ...text.twoFactorOff, tone: 'success' }),
    },
    queryClient,
  )
