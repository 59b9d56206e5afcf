import { phoneRoutes, type PhoneChange, type PhoneSignIn } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { offerToSignOutOthers } from '../shared/sign-out-others.ts'
import { phonePanelText as text } from './phone-panel.text.ts'

const phoneApi = callsOf(phoneRoutes)

export const useVerifyPhone = () => useMutation({ mutationFn: (body: PhoneChange) => phoneApi.verifyPhone({ body }) })

export const useConfirmPhone = () =>
  useMutation({
    mutationFn: (body: PhoneSignIn) => phoneApi.confirmPhone({ body }),
    onSuccess: async () => {
      toast({ title: text.done, tone: 'success', ...offerToSignOutOthers })
      await queryClient.invalidateQueries(currentUserQuery)
    },
  })
