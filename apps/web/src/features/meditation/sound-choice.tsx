import { ambientSounds, volume, type AmbientSound } from '@sadhana/contract'
import { Volume2, VolumeX } from 'lucide-react'
import { IconButton } from '#ui/icon-button.tsx'
import { Slider } from '#ui/slider.tsx'
import { Switch } from '#ui/switch.tsx'
import { SymbolFrame } from '#ui/symbol.tsx'
import { Presets } from './presets.tsx'
import type { MeditationSettings } from './settings.rules.ts'
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
    <section className="sit-side sit-sounds-side" aria-labelledby="sit-sound">
      <h2 className="panel-title" id="sit-sound">
        Sound
      </h2>
      <fieldset className="sit-sounds" aria-label="Ambient sound">
        {ambientSounds.map(({ id }) => (
          <SoundButton
            key={id}
            sound={id}
            chosen={mix.includes(id)}
            onClick={() => onChange({ mix: choose(mix, id, isMixing) })}
          />
        ))}
      </fieldset>
      <p className="sit-note">{noteOf(settings)}</p>
      <VolumeControl settings={settings} onChange={onChange} />
      <Switch
        className="sit-mixing"
        label="Mix up to three"
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
  <button type="button" className="sit-sound" aria-pressed={chosen} onClick={onClick}>
    <i>
      <SymbolFrame size={26}>{soundDescriptions[sound].symbol}</SymbolFrame>
    </i>
    {soundDescriptions[sound].name}
  </button>
)

/** What the chosen sound is like; of several, how they sound together is for the ear. */
function noteOf({ mix }: MeditationSettings): string {
  const [sound, ...others] = mix
  if (!sound) return 'Silence. Choose a sound if you like.'
  if (others.length > 0) return `${mix.map((id) => soundDescriptions[id].name).join(', ')} together.`
  const category = ambientSounds.find(({ id }) => id === sound)?.category ?? 'nature'
  return `${categoryNames[category]}. ${soundDescriptions[sound].description}`
}

const VolumeControl = ({ settings: { volume: level, muted }, onChange }: SoundChoiceProps) => (
  <div className="sit-volume">
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
