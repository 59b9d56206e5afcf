import { account, failedWith, type OwnerProof, type Passkey } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { accountApi } from '#lib/member/account-api.ts'
import { addPasskey, answerOf, isCancelled, isAlreadyRegistered } from '#lib/product/passkeys.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { offerToSignOutOthers } from './sign-out-others.ts'
import { passkeysText } from './passkeys.text.ts'

export const passkeysQuery = queryOptions({
  queryKey: [account.passkeys.path],
  queryFn: () => accountApi.passkeys(),
  staleTime: 0,
})

const refreshList = () => queryClient.invalidateQueries(passkeysQuery)

/** After an older sign-in a proof is needed too. If it is missing, `onProofNeeded` is called. */
const isProofNeeded = (error: unknown) => failedWith(account.startPasskey, error, 'security.password_needed')
/** The dialog that asks for the proof shows these. */
const isProofWrong = (error: unknown) =>
  failedWith(account.startPasskey, error, 'account.password_wrong') ||
  failedWith(account.startPasskey, error, 'security.code_invalid') ||
  failedWith(account.startPasskey, error, 'security.factor_needed')

export const useAddPasskey = (onAdded: (passkey: Passkey) => void, onProofNeeded: () => void) =>
  useMutation({
    mutationFn: (proof: OwnerProof) => addPasskey(proof),
    onSuccess: async (passkey) => {
      toast({ title: passkeysText.added, tone: 'success', ...offerToSignOutOthers })
      await refreshList()
      onAdded(passkey)
    },
    onError: (error) => {
      if (isProofNeeded(error)) onProofNeeded()
      else if (isAlreadyRegistered(error)) toast({ title: passkeysText.keptAlready })
      // The field shows that a proof is wrong, and a member who cancelled needs no message.
      else if (!isProofWrong(error) && !isCancelled(error)) failureToast(error, { title: passkeysText.addFailed })
    },
  })

/** `onRemoved` is called before the row is gone. */
export const useRemovePasskey = (id: string, onRemoved: () => void, onProofNeeded: () => void) =>
  useMutation({
    mutationFn: (proof: OwnerProof) => accountApi.removePasskey({ params: { id }, body: proof }),
    onSuccess: async () => {
      onRemoved()
      toast({ title: passkeysText.removing.done, tone: 'success', ...offerToSignOutOthers })
      await refreshList()
    },
    onError: (error) => {
      if (isProofNeeded(error)) onProofNeeded()
      else if (!isProofWrong(error)) failureToast(error, { title: passkeysText.removing.failed })
    },
  })

/** Uses a passkey instead of a password or code. For five minutes we don't ask again. */
export const useConfirmWithPasskey = (onProven: () => void) =>
  useMutation({
    mutationFn: async () =>
      accountApi.confirmWithPasskey({ body: await answerOf(await accountApi.askErasurePasskey()) }),
    onSuccess: onProven,
    onError: (error) => {
      if (!isCancelled(error)) failureToast(error, { title: passkeysText.confirmFailed })
    },
  })

export const useRenamePasskey = (id: string, onRenamed: () => void) =>
  useMutation({
    mutationFn: (name: string) => accountApi.renamePasskey({ params: { id }, body: { name } }),
    onSuccess: async () => {
      await refreshList()
      onRenamed()
    },
  })
