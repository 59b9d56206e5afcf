import { volume } from '@sadhana/contract'
import { Link } from 'react-router'
import { percentage } from '#intl/intl.rules.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { OptionList } from '#ui/form/option-list.tsx'
import { Select } from '#ui/form/select.tsx'
import { Slider } from '#ui/form/slider.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { intervalChoices } from '../shared/bells.rules.ts'
import { newSitPath } from './programme-summary.tsx'
import { programmeText } from '../shared/programme.text.ts'
import { settleChoices, type MeditationSettings } from './settings.rules.ts'
import { settingsText } from './settings.text.ts'
import { sitOptionsText as text } from './sit-options-dialog.text.ts'
import { toStep } from '../shared/sound-mix.rules.ts'

type SitOptionsDialogProps = {
  settings: MeditationSettings
  onChange: (changes: Partial<MeditationSettings>) => void
  onClose: () => void
}

/** Options that most members set once. */
export const SitOptionsDialog = ({ settings, onChange, onClose }: SitOptionsDialogProps) => (
  <Dialog open onOpenChange={onClose} title={settingsText.options}>
    <DialogBody>
      <div className="grid gap-4">
        <BellFields settings={settings} onChange={onChange} />
        <Field label={text.settle} hint={text.settleHint}>
          <Select
            value={settings.settleSeconds}
            onChange={(event) => onChange({ settleSeconds: Number(event.target.value) })}
          >
            {settleChoices.map((seconds) => (
              <option key={seconds} value={seconds}>
                {text.settleFor(seconds)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={text.limb} hint={text.limbHint}>
          <Select
            value={settings.limbType}
            onChange={(event) => onChange({ limbType: event.target.value as MeditationSettings['limbType'] })}
          >
            <OptionList labels={limbNames} {...sanskrit} />
          </Select>
        </Field>
        <p>
          <Link to={newSitPath}>{programmeText.title}</Link>
          <small className="sit-options-own">{programmeText.about}</small>
        </p>
      </div>
    </DialogBody>
    <DialogActions>
      <Button onClick={onClose}>{text.done}</Button>
    </DialogActions>
  </Dialog>
)

function BellFields({
  settings: { bells, bellVolume },
  onChange,
}: Pick<SitOptionsDialogProps, 'settings' | 'onChange'>) {
  const ring = (changes: Partial<typeof bells>) => onChange({ bells: { ...bells, ...changes } })
  return (
    <>
      <div className="grid">
        <Switch
          label={text.startBell}
          checked={bells.start}
          onChange={(event) => ring({ start: event.target.checked })}
        />
        <Switch label={text.endBell} checked={bells.end} onChange={(event) => ring({ end: event.target.checked })} />
      </div>
      <Field label={text.intervalBell}>
        <Select value={bells.every} onChange={(event) => ring({ every: Number(event.target.value) })}>
          {intervalChoices.map((minutes) => (
            <option key={minutes} value={minutes}>
              {text.interval(minutes)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text.bellVolume} aside={<output>{percentage(bellVolume)}</output>}>
        <Slider
          min={volume.min}
          max={volume.max}
          step={volume.step}
          value={bellVolume}
          onValueChange={(value) => onChange({ bellVolume: toStep(value) })}
        />
      </Field>
    </>
  )
}
