import { volume } from '@sadhana/contract'
import { minutesInWords } from '#intl/intl.rules.ts'
import { Link } from 'react-router'
import { limbNames } from '#lib/product/limb-names.ts'
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
import { toStep } from '../shared/sound-mix.rules.ts'

type SitOptionsDialogProps = {
  settings: MeditationSettings
  onChange: (changes: Partial<MeditationSettings>) => void
  onClose: () => void
}

/** Options that most members set once. */
export const SitOptionsDialog = ({ settings, onChange, onClose }: SitOptionsDialogProps) => (
  <Dialog open onOpenChange={onClose} title="Bells and more">
    <DialogBody>
      <div className="grid gap-4">
        <BellFields settings={settings} onChange={onChange} />
        <Field label="Time to settle" hint="Quiet time before the timer starts.">
          <Select
            value={settings.settleSeconds}
            onChange={(event) => onChange({ settleSeconds: Number(event.target.value) })}
          >
            {settleChoices.map((seconds) => (
              <option key={seconds} value={seconds}>
                {seconds === 0 ? 'None' : seconds < 120 ? `${seconds} seconds` : minutesInWords(seconds / 60)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Counts as" hint="The limb your sits are logged under.">
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
      <Button onClick={onClose}>Done</Button>
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
          label="Bell at the start"
          checked={bells.start}
          onChange={(event) => ring({ start: event.target.checked })}
        />
        <Switch label="Bell at the end" checked={bells.end} onChange={(event) => ring({ end: event.target.checked })} />
      </div>
      <Field label="Interval bell">
        <Select value={bells.every} onChange={(event) => ring({ every: Number(event.target.value) })}>
          {intervalChoices.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 0 ? 'None' : `Every ${minutesInWords(minutes).replace(/^1 /, '')}`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Bell volume" aside={<output>{Math.round(bellVolume * 100)}%</output>}>
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
