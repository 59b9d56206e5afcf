import { reminder, type ReminderChannel, type ReminderFields, type ReminderSettingsChange } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { useSavedChange } from '#lib/query/saved-change.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { type DevicePush, readDevicePush, turnOffPush, turnOnPush } from './push-device.ts'
import { reminderText as text } from './reminder.text.ts'

const reminderApi = callsOf(reminder)

export const remindersQuery = queryOptions({ queryKey: [reminder.get.path], queryFn: () => reminderApi.get() })

type Replying = ReturnType<typeof reminderApi.get>

const useReminderMutation = <Input>(mutationFn: (input: Input) => Replying) =>
  useMutation({
    mutationFn,
    onSuccess: (saved) => queryClient.setQueryData(remindersQuery.queryKey, saved),
    onError: (error) => failureToast(error, { title: text.saveFailed }),
  })

export const useSaveReminder = () =>
  useReminderMutation(({ id, ...body }: ReminderFields & { id: string }) => reminderApi.save({ params: { id }, body }))

export const useDeleteReminder = () => useReminderMutation((id: string) => reminderApi.delete({ params: { id } }))

export const useMakeFeed = () => useReminderMutation<void>(() => reminderApi.makeFeed())

export const useEndFeed = () => useReminderMutation<void>(() => reminderApi.endFeed())

/** The unsaved changes, and a function that changes a setting. */
export const useReminderSettings = () =>
  useSavedChange(async (body: ReminderSettingsChange) => {
    queryClient.setQueryData(remindersQuery.queryKey, await reminderApi.change({ body }))
  })

const deviceKey = ['push on this device'] as const

export const devicePushQuery = (userId: string, pushKey: string | null) =>
  queryOptions({
    queryKey: [...deviceKey, userId, pushKey],
    queryFn: () => readDevicePush(userId, pushKey),
    staleTime: 0,
  })

const refreshDevice = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: deviceKey }),
    queryClient.invalidateQueries({ queryKey: remindersQuery.queryKey }),
  ])

export const usePushSwitch = (userId: string, pushKey: string | null) =>
  useMutation({
    mutationFn: async (isOn: boolean): Promise<DevicePush> => {
      if (!isOn) await turnOffPush()
      return isOn && pushKey !== null && (await turnOnPush(userId, pushKey)) ? 'on' : 'off'
    },
    onError: (error) => failureToast(error, { title: text.where.failed }),
    onSettled: refreshDevice,
  })

export const useTest = () =>
  useMutation({
    mutationFn: (channel: ReminderChannel) => reminderApi.test({ body: { channel } }),
    onSuccess: () => toast({ title: text.where.testSent, tone: 'success' }),
    onError: (error) => failureToast(error, { title: text.where.testFailed }),
  })
