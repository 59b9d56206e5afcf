import { X } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { MeditationSettings } from '../settings/settings.rules.ts'
import { isSameMix, withPreset, type Mix } from '../shared/sound-mix.rules.ts'
import { soundDescriptions } from './sounds.tsx'

type PresetsProps = {
  settings: MeditationSettings
  onChange: (changes: Partial<MeditationSettings>) => void
}

const nameOf = (mix: Mix) => mix.map((sound) => soundDescriptions[sound].name).join(' + ')

/** Saved mixes, named after their sounds. */
export function Presets({ settings: { mix, presets }, onChange }: PresetsProps) {
  const isNew = mix.length > 1 && !presets.some((preset) => isSameMix(preset.mix, mix))
  return (
    <>
      {presets.length > 0 && (
        <ul className="presets" aria-label="Saved mixes">
          {presets.map((preset) => (
            <li key={preset.name}>
              <button
                type="button"
                className="length-choice-button"
                aria-pressed={isSameMix(preset.mix, mix)}
                onClick={() => onChange({ mix: preset.mix, isMixing: true })}
              >
                {preset.name}
              </button>
              <IconButton
                label={`Delete mix: ${preset.name}`}
                onClick={() => onChange({ presets: presets.filter(({ name }) => name !== preset.name) })}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {isNew && (
        <Button
          variant="quiet"
          className="presets-save"
          onClick={() => onChange({ presets: withPreset(presets, { name: nameOf(mix), mix }) })}
        >
          Save this mix
        </Button>
      )}
    </>
  )
}
