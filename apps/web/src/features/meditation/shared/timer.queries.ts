import { presetLimits, timer, type Preset, type TimerChoices } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { replyOr, throughOutbox } from '#lib/outbox/through-outbox.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { presetText } from './preset.text.ts'

export const timerApi = callsOf(timer)

/** The timer's settings and the presets, which follow the member to every device. */
export const timerChoicesQuery = queryOptions({
  queryKey: [timer.read.path],
  queryFn: () => timerApi.read(),
  staleTime: 60_000,
})

const onSuccess = (choices: TimerChoices) => {
  queryClient.setQueryData(timerChoicesQuery.queryKey, choices)
  // Home gets the first ones with the practice settings.
  const firstSits = choices.presets.slice(0, presetLimits.onHome).map(({ id, name }) => ({ id, name }))
  queryClient.setQueryData(journeySettingsQuery.queryKey, (before) => before && { ...before, firstSits })
}

/** What the choices will be once the server has what waits. */
function waitingChoices(change: (presets: readonly Preset[]) => Preset[]): TimerChoices {
  const { settings = {}, presets = [] } = queryClient.getQueryData(timerChoicesQuery.queryKey) ?? {}
  return { settings, presets: change(presets) }
}

export async function savePreset(preset: Preset): Promise<void> {
  const { id, ...body } = preset
  const written = await throughOutbox({ kind: 'preset', act: 'set', subject: id, body }, () =>
    timerApi.savePreset({ params: { id }, body: { ...body, changedAt: new Date().toISOString() } }),
  )
  const withIt = (presets: readonly Preset[]) =>
    presets.some((other) => other.id === id)
      ? presets.map((other) => (other.id === id ? preset : other))
      : [...presets, preset]
  onSuccess(replyOr(written, () => waitingChoices(withIt)))
}

export const useSavePreset = () =>
  useMutation({
    mutationFn: savePreset,
    onError: (error) => failureToast(error, { title: presetText.saveFailed }),
  })

export const useRemovePreset = () =>
  useMutation({
    mutationFn: async ({ id }: Preset) => {
      const remove = () => timerApi.removePreset({ params: { id }, body: { changedAt: new Date().toISOString() } })
      const written = await throughOutbox({ kind: 'preset', act: 'remove', subject: id, body: {} }, remove)
      return replyOr(written, () => waitingChoices((presets) => presets.filter((other) => other.id !== id)))
    },
    onSuccess,
    onError: (error) => failureToast(error, { title: presetText.removeFailed }),
  })

export const useOrderPresets = () =>
  useMutation({
    mutationFn: async (presets: readonly Preset[]) => {
      const body = { ids: presets.map(({ id }) => id) }
      const order = () => timerApi.orderPresets({ body })
      const written = await throughOutbox({ kind: 'preset-order', act: 'set', subject: 'presets', body }, order)
      return replyOr(written, () => waitingChoices(() => [...presets]))
    },
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
