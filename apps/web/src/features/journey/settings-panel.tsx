import type { JourneySettings, JourneySettingsChange } from '@sadhana/contract'
import { commonText } from '#intl/common.text.ts'
import { deviceZone } from '#lib/time/device-zone.ts'
import { Field } from '#ui/form/field.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Select } from '#ui/form/select.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { useSettingsChange } from './shared/journey.queries.ts'
import { settingsText as text } from './settings.text.ts'
import { clockOf, dayEndOptions, goalLabel, goalOptions, zoneOptions } from './settings-options.ts'

/** Each change is saved at once. The new value is shown while it is being saved; if that fails, the old one returns. */
export function SettingsPanel({ settings }: { settings: JourneySettings }) {
  const [unsaved, change] = useSettingsChange()
  const isPending = unsaved !== null
  const shown = { ...settings, ...unsaved } as JourneySettings
  return (
    <Panel aria-labelledby="rhythm" aria-busy={isPending}>
      <PanelHeader id="rhythm" title={text.rhythm} {...(isPending && { aside: commonText.saving })} />
      <div className="grid gap-5">
        <ZoneField settings={shown} onChange={change} />
        <Field label={text.dayEnd} hint={text.dayEndHint}>
          <Select value={shown.dayEndsAt} onChange={(event) => change({ dayEndsAt: Number(event.target.value) })}>
            {dayEndOptions(shown.dayEndsAt).map((minutes) => (
              <option key={minutes} value={minutes}>
                {clockOf(minutes)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={text.goal}>
          <Select value={shown.weeklyGoal} onChange={(event) => change({ weeklyGoal: Number(event.target.value) })}>
            {goalOptions.map((days) => (
              <option key={days} value={days}>
                {goalLabel(days)}
              </option>
            ))}
          </Select>
        </Field>
        <Switch
          label={text.quiet}
          hint={text.quietHint}
          checked={shown.quietMode}
          onChange={(event) => change({ quietMode: event.target.checked })}
        />
      </div>
    </Panel>
  )
}

type ZoneFieldProps = { settings: JourneySettings; onChange: (change: JourneySettingsChange) => void }

function ZoneField({ settings: { zone, zoneFollowsDevice }, onChange }: ZoneFieldProps) {
  const here = deviceZone()
  const choose = (chosen: string) =>
    onChange(
      chosen ? { zone: chosen, zoneFollowsDevice: false } : { zoneFollowsDevice: true, ...(here && { zone: here }) },
    )
  return (
    <Field label={text.zone} hint={text.zoneHint}>
      <Select value={zoneFollowsDevice ? '' : zone} onChange={(event) => choose(event.target.value)}>
        <option value="">{text.sameZone(here ?? zone)}</option>
        {zoneOptions(zone).map((name) => (
          <option key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
    </Field>
  )
}
