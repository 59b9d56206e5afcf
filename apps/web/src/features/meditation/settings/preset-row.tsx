import './preset-row.css'
import type { Preset, SitChoice, TimerSettings } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { GripVertical, Plus } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { newDeviceId } from '#lib/api/device-id.ts'
import { presetsFromMixes } from '../shared/preset.rules.ts'
import { presetText as text } from '../shared/preset.text.ts'
import type { Store } from '../shared/store.ts'
import { savePreset, timerChoicesQuery } from '../shared/timer.queries.ts'
import { newSitPath, sitsPath } from './programme-summary.tsx'
import type { MeditationSettings } from './settings.rules.ts'

type SettingsOwner = {
  settings: Store<MeditationSettings>
  changeSettings: (changes: Partial<MeditationSettings>) => void
  receiveSettings: (saved: TimerSettings) => void
}

/** The member's presets. The timer takes over the settings that come with them, and saved mixes become presets. */
export function useTimerChoices(controller: SettingsOwner): readonly Preset[] {
  const { data } = useQuery(timerChoicesQuery)
  useEffect(() => {
    if (!data) return
    controller.receiveSettings(data.settings)
    void saveMixes(controller, data.presets).catch(() => undefined)
  }, [data, controller])
  return data?.presets ?? []
}

/** A mix leaves the device once it is saved; the next visit tries again with the others. */
async function saveMixes({ settings, changeSettings }: SettingsOwner, existing: readonly Preset[]): Promise<void> {
  const { presets: mixes, ...sit } = settings.get()
  if (mixes.length === 0) return
  changeSettings({ presets: [] })
  for (const preset of presetsFromMixes(mixes, existing, sit, newDeviceId)) {
    try {
      await savePreset(preset)
    } catch {
      changeSettings({ presets: [...settings.get().presets, { name: preset.name, mix: preset.sit.mix }] })
    }
  }
}

type PresetRowProps = {
  presets: readonly Preset[]
  chosen: Preset | undefined
  onChoose: (sit: SitChoice) => void
}

/** The member's own sits, one tap each. */
export const PresetRow = ({ presets, chosen, onChoose }: PresetRowProps) => (
  <section className="timer-tab-presets" aria-labelledby="presets-title">
    <h2 className="panel-title" id="presets-title">
      {text.title}
    </h2>
    <ul className="presets">
      {presets.map(({ id, name, sit }) => (
        <li key={id}>
          <button type="button" className="preset" aria-pressed={id === chosen?.id} onClick={() => onChoose(sit)}>
            {name}
          </button>
        </li>
      ))}
      <li>
        <Link className="preset preset-way" to={newSitPath}>
          <Plus aria-hidden="true" /> {text.add}
        </Link>
      </li>
      <li>
        <Link className="preset preset-way" to={sitsPath}>
          <GripVertical aria-hidden="true" /> {text.arrange}
        </Link>
      </li>
    </ul>
  </section>
)
