import { profile, type Reason, type Visibility } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { welcomeText } from './welcome.text.ts'

const profileApi = callsOf(profile)

const keys = { privacy: [profile.privacy.path] } as const

const onError = (error: Error) => failureToast(error, { text: welcomeText.failed })

export const useSaveReasons = (onSaved: () => void) =>
  useMutation({
    mutationFn: (reasons: Reason[]) => profileApi.changeReasons({ body: { reasons } }),
    onSuccess: onSaved,
    onError,
  })

export const useSaveVisibility = (onSaved: () => void) =>
  useMutation({
    mutationFn: (defaultVisibility: Visibility) => profileApi.changePrivacy({ body: { defaultVisibility } }),
    onSuccess: (privacy) => {
      queryClient.setQueryData(keys.privacy, privacy)
      onSaved()
    },
    onError,
  })
