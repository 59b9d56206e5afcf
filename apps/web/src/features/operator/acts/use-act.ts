import { ApiError, type OwnerProof } from '@sadhana/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { refreshConsole } from '../shared/operator.queries.ts'
import { operatorText } from '../shared/operator.text.ts'

type ActOptions = { done: string; onDone: () => void }

/**
 * An action with its reason. If the server needs a fresh proof, it says so on the first attempt. A field for the proof
 * then appears, and the action can be tried again.
 */
export function useAct<Body extends OwnerProof>(act: (body: Body) => Promise<unknown>, { done, onDone }: ActOptions) {
  const { data: user } = useQuery(currentUserQuery)
  const [proof, setProof] = useState('')
  const hasPassword = user?.hasPassword !== false
  const mutation = useMutation({
    mutationFn: (body: Body) =>
      act({ ...body, ...(proof !== '' && (hasPassword ? { password: proof } : { code: proof })) }),
    onSuccess: () => {
      toast({ title: done, text: operatorText.logged, tone: 'success' })
      onDone()
    },
    onSettled: () => refreshConsole(),
  })
  const { error } = mutation
  const code = error instanceof ApiError ? error.code : undefined
  const fields = error instanceof ApiError ? error.fields : {}
  const isAboutProof = code === 'account.password_wrong' || code === 'security.code_invalid'
  const needsProof = isAboutProof || code === 'security.password_needed' || proof !== ''
  return {
    submit: mutation.mutate,
    isPending: mutation.isPending,
    proof: needsProof
      ? { value: proof, onChange: setProof, hasPassword, error: isAboutProof ? error?.message : undefined }
      : undefined,
    reasonError: fields.reason,
    /** A failure that isn't about a field: someone else was faster, or the network is down. */
    failure:
      error && !isAboutProof && code !== 'security.password_needed' && !fields.reason ? messageOf(error) : undefined,
  }
}

export type ActState = ReturnType<typeof useAct<object>>

const messageOf = (error: Error): string =>
  error instanceof ApiError && error.code ? error.message : operatorText.failed
