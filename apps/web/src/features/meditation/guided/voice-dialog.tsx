import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Select } from '#ui/form/select.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import type { Controller } from '../sit/controller.ts'
import { voicePaces } from '../settings/settings.rules.ts'
import { useStore } from '../shared/store.ts'
import { guidedText } from './guided.text.ts'
import { useOwnVoices } from './speech.ts'

type VoiceDialogProps = { controller: Controller; open: boolean; onClose: () => void }

const paceOptions = voicePaces.map((pace) => ({ value: `${pace}`, label: guidedText.paces[`${pace}`] ?? '' }))

/** Settings for the voice, tones and vibration of a guided practice, which continues meanwhile. */
export function VoiceDialog({ controller, open, onClose }: VoiceDialogProps) {
  const settings = useStore(controller.settings)
  const voices = useOwnVoices()
  const change = controller.changeSettings
  return (
    <Dialog open={open} onOpenChange={(stays) => !stays && onClose()} title={guidedText.sound}>
      <DialogBody>
        <div className="voice-dialog">
          {voices.length === 0 ? (
            <p>{guidedText.noVoice}</p>
          ) : (
            <>
              <Switch
                label={guidedText.speak}
                hint={guidedText.speakHint}
                checked={settings.isVoiceOn}
                onChange={({ target }) => change({ isVoiceOn: target.checked })}
              />
              <Field label={guidedText.voice}>
                <Select value={settings.voice ?? ''} onChange={({ target }) => change({ voice: target.value || null })}>
                  <option value="">{guidedText.deviceVoice}</option>
                  {voices.map(({ name }) => (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ))}
                </Select>
              </Field>
              <div>
                <p className="field-label">{guidedText.pace}</p>
                <Segmented
                  label={guidedText.pace}
                  options={paceOptions}
                  value={`${settings.voicePace}`}
                  onValueChange={(pace) => change({ voicePace: Number(pace) })}
                />
              </div>
            </>
          )}
          <Switch
            label={guidedText.tones}
            hint={guidedText.tonesHint}
            checked={settings.breathTones}
            onChange={({ target }) => change({ breathTones: target.checked })}
          />
          <Switch
            label={guidedText.vibration}
            hint={guidedText.vibrationHint}
            checked={settings.breathVibration}
            onChange={({ target }) => change({ breathVibration: target.checked })}
          />
        </div>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{guidedText.done}</Button>
      </DialogActions>
    </Dialog>
  )
}
