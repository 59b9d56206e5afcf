import { account, failedWith, type Passkey } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { accountApi } from '#lib/api/account.ts'
import { addPasskey, isCalledOff, isKeptAlready } from '#lib/passkeys/passkeys.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { passkeysText } from './passkeys.text.ts'

export const passkeysQuery = queryOptions({
  queryKey: [account.passkeys.path],
  queryFn: () => accountApi.passkeys(),
  staleTime: 0,
})

const refreshList = () => queryClient.invalidateQueries(passkeysQuery)

/** An older sign-in takes the password too; without one, `onPasswordNeeded` hears of it. */
const isPasswordNeeded = (error: unknown) => failedWith(account.startPasskey, error, 'security.password_needed')
export const isPasswordWrong = (error: unknown) => failedWith(account.startPasskey, error, 'account.password_wrong')

export const useAddPasskey = (onAdded: (passkey: Passkey) => void, onPasswordNeeded: () => void) =>
  useMutation({
    mutationFn: (password: string | undefined) => addPasskey(password),
    onSuccess: async (passkey) => {
      await refreshList()
      onAdded(passkey)
    },
    onError: (error) => {
      if (isPasswordNeeded(error)) onPasswordNeeded()
      else if (isKeptAlready(error)) toast({ title: passkeysText.keptAlready })
      // The field tells of a wrong password; whoever calls it off knows.
      else if (!isPasswordWrong(error) && !isCalledOff(error)) failureToast(error, { title: passkeysText.addFailed })
    },
  })

/** `onRemoved` runs before the row is gone. */
export const useRemovePasskey = (id: string, onRemoved: () => void, onPasswordNeeded: () => void) =>
  useMutation({
    mutationFn: (password: string | undefined) => accountApi.removePasskey({ params: { id }, body: { password } }),
    onSuccess: async () => {
      onRemoved()
      toast({ title: passkeysText.removing.done, tone: 'success' })
      await refreshList()
    },
    onError: (error) => {
      if (isPasswordNeeded(error)) onPasswordNeeded()
      else if (!isPasswordWrong(error)) failureToast(error, { title: passkeysText.removing.failed })
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
