import { phoneRoutes, type PhoneCodeRequest, type PhoneRegistration, type PhoneSignIn } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { markNewMember } from '#lib/member/new-member.ts'
import { finishSignIn } from '../shared/account.queries.ts'
import { startSession } from '../shared/start-session.ts'

const phoneApi = callsOf(phoneRoutes)

// The pages of visitors have no query provider, so these hooks name the client themselves.

export const useSendPhoneCode = () =>
  useMutation({ mutationFn: (body: PhoneCodeRequest) => phoneApi.sendCode({ body }) }, queryClient)

export const usePhoneSignIn = () =>
  useMutation({ mutationFn: async (body: PhoneSignIn) => finishSignIn(await phoneApi.signIn({ body })) }, queryClient)

export const useRegisterPhone = () =>
  useMutation(
    {
      mutationFn: async (body: PhoneRegistration) => {
        const reply = await phoneApi.register({ body })
        markNewMember()
        await startSession(reply)
      },
    },
    queryClient,
  )
