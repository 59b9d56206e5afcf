import { X } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { MeditationSettings } from './settings.rules.ts'
import { isSameMix, withPreset, type Mix } from './sound-mix.rules.ts'
import { soundDescriptions } from './sounds.tsx'

type PresetsProps = {
  settings: MeditationSettings
  onChange: (changes: Partial<MeditationSettings>) => void
}

const nameOf = (mix: Mix) => mix.map((sound) => soundDescriptions[sound].name).join(' + ')

/** Mixes worth keeping; each is called by its sounds, so that nobody has to think of a name. */
export function Presets({ settings: { mix, presets }, onChange }: PresetsProps) {
  const isNew = mix.length > 1 && !presets.some((preset) => isSameMix(preset.mix, mix))
  return (
    <>
      {presets.length > 0 && (
        <ul className="sit-presets" aria-label="Saved mixes">
          {presets.map((preset) => (
            <li key={preset.name}>
              <button
                type="button"
                className="sit-length"
                aria-pressed={isSameMix(preset.mix, mix)}
                onClick={() => onChange({ mix: preset.mix, isMixing: true })}
              >
                {preset.name}
              </button>
              <IconButton
                label={`Forget ${preset.name}`}
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
          className="sit-save-mix"
          onClick={() => onChange({ presets: withPreset(presets, { name: nameOf(mix), mix }) })}
        >
          Save this mix
        </Button>
      )}
    </>
  )
}
