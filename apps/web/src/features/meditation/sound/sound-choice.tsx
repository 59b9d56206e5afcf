import { ambientSounds, volume, type AmbientSound } from '@sadhana/contract'
import { Square, Volume2, VolumeX } from 'lucide-react'
import { Link } from 'react-router'
import { percentage } from '#intl/intl.rules.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Slider } from '#ui/form/slider.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { SymbolFrame } from '#ui/symbol.tsx'
import type { MeditationSettings } from '../settings/settings.rules.ts'
import { newSitPath } from '../settings/programme-summary.tsx'
import { presetText } from '../shared/preset.text.ts'
import { useStore, type Store } from '../shared/store.ts'
import { choose, toStep } from '../shared/sound-mix.rules.ts'
import type { SitSound } from './sit-sound.ts'
import { soundName, soundText as text } from './sound.text.ts'
import { soundSymbols } from './sound-symbols.tsx'

type SoundChoiceProps = {
  controller: Pick<SitSound, 'hearing' | 'hear' | 'stopHearing'> & {
    settings: Store<MeditationSettings>
    changeSettings: (changes: Partial<MeditationSettings>) => void
  }
  /** Whether tapping a sound previews it for a few seconds; in a running sit the sound simply changes. */
  canHear: boolean
}

export function SoundChoice({ controller, canHear }: SoundChoiceProps) {
  const settings = useStore(controller.settings)
  const hearing = useStore(controller.hearing)
  const { mix, isMixing } = settings
  const { changeSettings: onChange } = controller

  const tap = (sound: AmbientSound) => {
    onChange({ mix: choose(mix, sound, isMixing) })
    if (canHear) void controller.hear(sound)
  }

  return (
    <section className="sound-choice" aria-labelledby="sound-title">
      <div className="choice-head">
        <h2 className="panel-title" id="sound-title">
          {text.title}
        </h2>
        {canHear && (hearing ? <HearingLine onStop={controller.stopHearing} /> : <SoundOnlyLink />)}
      </div>
      <SoundButtons mix={mix} hearing={hearing} onTap={tap} />
      <p className="timer-tab-note">
        {noteOf(settings)} {canHear && !hearing && <span>{text.tap}</span>}
      </p>
      <VolumeControl settings={settings} onChange={onChange} />
      <Switch
        className="sound-choice-mixing"
        label={text.mix}
        checked={isMixing}
        onChange={(event) =>
          onChange({ isMixing: event.target.checked, ...(!event.target.checked && { mix: mix.slice(0, 1) }) })
        }
      />
      {mix.length > 1 && (
        <Link className="button button-quiet sound-choice-save" to={newSitPath}>
          {presetText.saveMix}
        </Link>
      )}
    </section>
  )
}

const HearingLine = ({ onStop }: { onStop: () => void }) => (
  <div className="sound-choice-hearing">
    <output>{text.hearing}</output>
    <Button variant="quiet" onClick={onStop}>
      <Square aria-hidden="true" /> {text.stop}
    </Button>
  </div>
)

const SoundOnlyLink = () => (
  <Link className="sound-choice-only" to="?tab=sound">
    {presetText.soundOnly}
  </Link>
)

type SoundButtonsProps = {
  mix: MeditationSettings['mix']
  hearing?: AmbientSound | null
  onTap: (sound: AmbientSound) => void
}

export const SoundButtons = ({ mix, hearing, onTap }: SoundButtonsProps) => (
  <fieldset className="sound-choice-options" aria-label={text.choice}>
    {ambientSounds.map(({ id }) => (
      <SoundButton key={id} sound={id} chosen={mix.includes(id)} hearing={hearing === id} onClick={() => onTap(id)} />
    ))}
  </fieldset>
)

type SoundButtonProps = { sound: AmbientSound; chosen: boolean; hearing: boolean; onClick: () => void }

const SoundButton = ({ sound, chosen, hearing, onClick }: SoundButtonProps) => (
  <button
    type="button"
    className="sound-choice-button"
    data-hearing={hearing || undefined}
    aria-pressed={chosen}
    onClick={onClick}
  >
    <i>
      <SymbolFrame size={26}>{soundSymbols[sound]}</SymbolFrame>
    </i>
    {soundName(sound)}
  </button>
)

/** Describes the chosen sound. A mix is only named. */
function noteOf({ mix }: MeditationSettings): string {
  const [sound, ...others] = mix
  if (!sound) return text.none
  if (others.length > 0) return text.together(mix.map(soundName))
  const category = ambientSounds.find(({ id }) => id === sound)?.category ?? 'nature'
  return text.about(category, text.sounds[sound].description)
}

type VolumeControlProps = {
  settings: MeditationSettings
  onChange: (changes: Partial<MeditationSettings>) => void
}

export const VolumeControl = ({ settings: { volume: level, muted }, onChange }: VolumeControlProps) => (
  <div className="sound-choice-volume">
    <IconButton label={text.mute} aria-pressed={muted} onClick={() => onChange({ muted: !muted })}>
      {muted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
    </IconButton>
    <Slider
      aria-label={text.volume}
      min={volume.min}
      max={volume.max}
      step={volume.step}
      value={level}
      aria-valuetext={percentage(level)}
      onValueChange={(value) => onChange({ volume: toStep(value), muted: false })}
    />
    <output>{muted ? text.muted : percentage(level)}</output>
  </div>
)
