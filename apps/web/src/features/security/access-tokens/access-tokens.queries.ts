import { failedWith, type NewAccessToken, type OwnerProof, security } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { logQuery } from '../activity/activity.queries.ts'
import { securityApi } from '../shared/security.queries.ts'
import { tokensText as text } from './access-tokens.text.ts'

/** Loaded again each time the tab opens, because tools use tokens meanwhile. */
export const accessTokensQuery = queryOptions({
  queryKey: [security.accessTokens.path],
  queryFn: () => securityApi.accessTokens(),
  staleTime: 0,
})

const refreshLists = () =>
  Promise.all([queryClient.invalidateQueries(accessTokensQuery), queryClient.invalidateQueries(logQuery)])

const route = security.createAccessToken
const isProofWrong = (error: unknown) =>
  failedWith(route, error, 'account.password_wrong') || failedWith(route, error, 'security.code_invalid')

/** The token is in no cache: it is handed to `onMade`, and gone with the screen. */
export const useMakeToken = (onMade: (made: { name: string; token: string }) => void, onProofNeeded: () => void) =>
  useMutation({
    mutationFn: (body: NewAccessToken & OwnerProof) => securityApi.createAccessToken({ body }),
    gcTime: 0,
    onSuccess: async (made) => {
      await refreshLists()
      onMade(made)
    },
    onError: (error) => {
      if (failedWith(route, error, 'security.password_needed')) onProofNeeded()
      else if (!isProofWrong(error)) failureToast(error, { title: text.form.failed })
    },
  })

/** `onRevoked` is called before the row is gone. */
export const useRevokeToken = ({ id, name }: { id: string; name: string }, onRevoked: () => void) =>
  useMutation({
    mutationFn: () => securityApi.revokeAccessToken({ params: { id } }),
    onSuccess: () => {
      onRevoked()
      toast({ title: text.revoking.done(name), tone: 'success' })
    },
    onError: (error) => failureToast(error, { title: text.revoking.failed }),
    onSettled: refreshLists,
  })
