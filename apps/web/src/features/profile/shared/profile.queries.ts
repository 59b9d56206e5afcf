import { profile, type CurrentUser, type NewSocialConnection } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { profileText } from './profile.text.ts'

const profileApi = callsOf(profile)

const keys = { connections: [profile.socialConnections.path] } as const

export const connectionsQuery = queryOptions({
  queryKey: keys.connections,
  queryFn: () => profileApi.socialConnections(),
})

/** Other pages show the member too, so the cached user is updated. */
function showMember(user: CurrentUser, title: string) {
  // The reply doesn't say what operators have turned off.
  queryClient.setQueryData(currentUserQuery.queryKey, (before) => ({ ...before, ...user }))
  toast({ title, tone: 'success' })
}

type SaveCallbacks = { onSaved: () => void; onRefused?: (error: unknown) => boolean }

/** `onRefused` returns true if the form itself shows the reason. */
export const useChangeProfile = ({ onSaved, onRefused = () => false }: SaveCallbacks) =>
  useMutation({
    mutationFn: (body: { displayName: string; bio: string | null }) => profileApi.change({ body }),
    onSuccess: (user) => {
      showMember(user, profileText.edit.saved)
      onSaved()
    },
    onError: (error) => void (onRefused(error) || failureToast(error, { title: profileText.edit.failed })),
  })

export const useChangeUsername = ({ onSaved, onRefused = () => false }: SaveCallbacks) =>
  useMutation({
    mutationFn: (username: string) => profileApi.changeUsername({ body: { username } }),
    onSuccess: (user) => {
      showMember(user, profileText.username.saved)
      onSaved()
    },
    onError: (error) => void (onRefused(error) || failureToast(error, { title: profileText.edit.failed })),
  })

/** The old picture stays until the new one is saved. */
export const useChangePicture = (onSaved: () => void) =>
  useMutation({
    mutationFn: async (cutOut: () => Promise<ArrayBuffer>) => profileApi.changePicture({ body: await cutOut() }),
    onSuccess: (user) => {
      showMember(user, profileText.picture.saved)
      onSaved()
    },
    onError: (error) => failureToast(error, { title: profileText.edit.failed }),
  })

export const useRemovePicture = (onSaved: () => void) =>
  useMutation({
    mutationFn: ({ displayName, bio }: CurrentUser) =>
      profileApi.change({ body: { displayName, bio, profileImage: null } }),
    onSuccess: (user) => {
      showMember(user, profileText.picture.removed)
      onSaved()
    },
    onError: (error) => failureToast(error, { title: profileText.edit.failed }),
  })

export const useConnect = (platformName: string) =>
  useMutation({
    mutationFn: (body: NewSocialConnection) => profileApi.connect({ body }),
    onSuccess: (connections, { isConnected }) => {
      queryClient.setQueryData(connectionsQuery.queryKey, connections)
      const { connected, disconnected } = profileText.social
      toast({ title: (isConnected === false ? disconnected : connected)(platformName), tone: 'success' })
    },
  })
