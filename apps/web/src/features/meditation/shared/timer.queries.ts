import { timer, type Preset, type TimerChoices } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { saveHomePresets } from '#lib/product/home-presets.ts'
import { presetText } from './preset.text.ts'

export const timerApi = callsOf(timer)

/** The timer's settings and the presets, which follow the member to every device. */
export const timerChoicesQuery = queryOptions({
  queryKey: [timer.read.path],
  queryFn: async () => {
    const choices = await timerApi.read()
    saveHomePresets(choices.presets)
    return choices
  },
  staleTime: 60_000,
})

const onSuccess = (choices: TimerChoices) => {
  queryClient.setQueryData(timerChoicesQuery.queryKey, choices)
  saveHomePresets(choices.presets)
}

export const savePreset = async ({ id, name, sit }: Preset): Promise<void> =>
  onSuccess(await timerApi.savePreset({ params: { id }, body: { name, sit, changedAt: new Date().toISOString() } }))

export const useSavePreset = () =>
  useMutation({
    mutationFn: savePreset,
    onError: (error) => failureToast(error, { title: presetText.saveFailed }),
  })

export const useRemovePreset = () =>
  useMutation({
    mutationFn: ({ id }: Preset) =>
      timerApi.removePreset({ params: { id }, body: { changedAt: new Date().toISOString() } }),
    onSuccess,
    onError: (error) => failureToast(error, { title: presetText.removeFailed }),
  })

export const useOrderPresets = () =>
  useMutation({
    mutationFn: (presets: readonly Preset[]) => timerApi.orderPresets({ body: { ids: presets.map(({ id }) => id) } }),
    // At once: a row that is dragged must not jump back.
    onMutate: (presets) =>
      void queryClient.setQueryData(
        timerChoicesQuery.queryKey,
        (before) => before && { ...before, presets: [...presets] },
      ),
    onSuccess,
    onError: async (error) => {
      failureToast(error, { title: presetText.orderFailed })
      await queryClient.invalidateQueries(timerChoicesQuery)
    },
  })
