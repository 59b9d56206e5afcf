import { ambientSounds, volume, type AmbientSound } from '@sadhana/contract'
import { Volume2, VolumeX } from 'lucide-react'
import { IconButton } from '#ui/icon-button.tsx'
import { Slider } from '#ui/form/slider.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { SymbolFrame } from '#ui/symbol.tsx'
import { Presets } from '../settings/presets.tsx'
import type { MeditationSettings } from '../settings/settings.rules.ts'
import { choose, toStep } from './sound-mix.rules.ts'
import { soundDescriptions } from './sounds.tsx'

type SoundChoiceProps = {
  settings: MeditationSettings
  onChange: (changes: Partial<MeditationSettings>) => void
}

const categoryNames = { nature: 'Nature', meditation: 'Meditation', urban: 'Urban', instrumental: 'Instrumental' }

export function SoundChoice({ settings, onChange }: SoundChoiceProps) {
  const { mix, isMixing } = settings
  return (
    <section className="sound-choice" aria-labelledby="sound-title">
      <h2 className="panel-title" id="sound-title">
        Sound
      </h2>
      <fieldset className="sound-choice-options" aria-label="Ambient sound">
        {ambientSounds.map(({ id }) => (
          <SoundButton
            key={id}
            sound={id}
            chosen={mix.includes(id)}
            onClick={() => onChange({ mix: choose(mix, id, isMixing) })}
          />
        ))}
      </fieldset>
      <p className="timer-tab-note">{noteOf(settings)}</p>
      <VolumeControl settings={settings} onChange={onChange} />
      <Switch
        className="sound-choice-mixing"
        label="Mix up to three sounds"
        checked={isMixing}
        onChange={(event) =>
          onChange({ isMixing: event.target.checked, ...(!event.target.checked && { mix: mix.slice(0, 1) }) })
        }
      />
      <Presets settings={settings} onChange={onChange} />
    </section>
  )
}

type SoundButtonProps = { sound: AmbientSound; chosen: boolean; onClick: () => void }

const SoundButton = ({ sound, chosen, onClick }: SoundButtonProps) => (
  <button type="button" className="sound-choice-button" aria-pressed={chosen} onClick={onClick}>
    <i>
      <SymbolFrame size={26}>{soundDescriptions[sound].symbol}</SymbolFrame>
    </i>
    {soundDescriptions[sound].name}
  </button>
)

/** Describes the chosen sound; a mix is only named. */
function noteOf({ mix }: MeditationSettings): string {
  const [sound, ...others] = mix
  if (!sound) return 'No sound. Choose one if you like.'
  if (others.length > 0) return `${mix.map((id) => soundDescriptions[id].name).join(', ')} together.`
  const category = ambientSounds.find(({ id }) => id === sound)?.category ?? 'nature'
  return `${categoryNames[category]}. ${soundDescriptions[sound].description}`
}

const VolumeControl = ({ settings: { volume: level, muted }, onChange }: SoundChoiceProps) => (
  <div className="sound-choice-volume">
    <IconButton label="Mute" aria-pressed={muted} onClick={() => onChange({ muted: !muted })}>
      {muted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
    </IconButton>
    <Slider
      aria-label="Volume"
      min={volume.min}
      max={volume.max}
      step={volume.step}
      value={level}
      aria-valuetext={percent(level)}
      onValueChange={(value) => onChange({ volume: toStep(value), muted: false })}
    />
    <output>{muted ? 'Muted' : percent(level)}</output>
  </div>
)

const percent = (level: number) => `${Math.round(level * 100)}%`
