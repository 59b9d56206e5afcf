import { useMutation, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ambience, areKept, keepSounds, removeSounds } from '#features/meditation/sound/kept-sounds.ts'
import { commonText } from '#intl/common.text.ts'
import { bytesInWords } from '#intl/intl.rules.ts'
import { offlineApp } from '#lib/browser/offline-app.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { thisDeviceText as text } from './this-device.text.ts'

const keys = { kept: ['kept-sounds'], size: ['sounds-size'], space: ['device-space'] } as const

async function sizeOfSounds(): Promise<number> {
  const answers = await Promise.all(ambience.map((file) => fetch(file, { method: 'HEAD' })))
  return answers.reduce((sum, { headers }) => sum + Number(headers.get('content-length')), 0)
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'
const looksAgain = () =>
  Promise.all([keys.kept, keys.space].map((queryKey) => queryClient.invalidateQueries({ queryKey })))

/** What this device can do without a network, what it keeps for that, and the space this takes. */
export function ThisDeviceScreen() {
  const app = useSyncExternalStore(offlineApp.subscribe, offlineApp.get)
  const { data: isKept = false } = useQuery({ queryKey: keys.kept, queryFn: () => areKept(ambience) })
  // Without the worker no one can keep them.
  const hasWorker = app !== 'unknown'
  const { data: soundBytes } = useQuery({ queryKey: keys.size, queryFn: sizeOfSounds, enabled: hasWorker })
  const { data: space } = useQuery({ queryKey: keys.space, queryFn: () => navigator.storage.estimate() })
  const keeping = useMutation({
    mutationFn: () => keepSounds(ambience),
    onError: (error) => !isFull(error) && failureToast(error, { title: text.keepFailed }),
    onSettled: looksAgain,
  })
  const removing = useMutation({
    mutationFn: () => removeSounds(ambience),
    onSuccess: () => {
      keeping.reset()
      toast({ title: text.removed, tone: 'success' })
    },
    onError: (error) => failureToast(error, { title: text.removeFailed }),
    onSettled: looksAgain,
  })
  const hasNoRoom = app === 'full' || isFull(keeping.error)
  const state = text.states[hasNoRoom ? 'full' : app]
  const tryAgain = () => {
    offlineApp.check()
    keeping.mutate()
  }
  return (
    <div className="settings-screen">
      <h1>{state.title}</h1>
      <div className="settings-column">
        <p className="text-muted">{state.about}</p>
        {hasNoRoom && (
          <Button variant="secondary" pending={keeping.isPending} onClick={tryAgain}>
            {commonText.tryAgain}
          </Button>
        )}
        <Panel>
          <PanelHeader title={text.keep} />
          <Switch
            label={text.sounds}
            hint={soundBytes ? text.soundsOf(bytesInWords(soundBytes)) : text.soundsAbout}
            checked={keeping.isPending || isKept}
            disabled={!hasWorker || keeping.isPending || removing.isPending}
            onChange={({ target }) => (target.checked ? keeping : removing).mutate()}
          />
          {hasWorker && (
            <>
              <p className="mt-4">
                <strong>{text.always}</strong>
              </p>
              <p className="text-muted">{text.alwaysAbout}</p>
            </>
          )}
        </Panel>
      </div>
      <Panel>
        <PanelHeader title={text.space} />
        <p>{space?.usage === undefined ? text.spaceUnknown : text.spaceUsed(bytesInWords(space.usage))}</p>
        <p className="text-muted">{text.signOut}</p>
        {isKept && (
          <Button className="mt-4" variant="secondary" pending={removing.isPending} onClick={() => removing.mutate()}>
            {text.remove}
          </Button>
        )}
      </Panel>
    </div>
  )
}
