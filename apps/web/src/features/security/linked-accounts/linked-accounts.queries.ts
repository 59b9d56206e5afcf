import { account, type OwnerProof, type SocialLoginProvider } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { accountApi } from '#lib/member/account-api.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { providerName } from '#lib/member/ways-in.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { offerToSignOutOthers } from '../shared/sign-out-others.ts'
import { linkedText as text } from './linked-accounts.text.ts'

export const linkedAccountsQuery = queryOptions({
  queryKey: [account.linkedAccounts.path],
  queryFn: () => accountApi.linkedAccounts(),
})

/** The requested change. It is sent again with a proof of ownership if the server asks for one. */
export type LinkChange = { kind: 'link'; ticket: string } | { kind: 'unlink'; provider: SocialLoginProvider }

export const useLinkChange = () =>
  useMutation({
    mutationFn: async ({ change, proof }: { change: LinkChange; proof: OwnerProof }) => {
      if (change.kind === 'link') {
        const { provider } = await accountApi.linkSocial({ body: { ticket: change.ticket, ...proof } })
        return text.linked(providerName(provider))
      }
      await accountApi.unlinkSocial({ body: { provider: change.provider, ...proof } })
      return text.unlinked(providerName(change.provider))
    },
    onSuccess: async (title) => {
      toast({ title, tone: 'success', ...offerToSignOutOthers })
      await queryClient.invalidateQueries(linkedAccountsQuery)
    },
  })
