import './sound-only.css'
import type { AmbientSound } from '@sadhana/contract'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { toast } from '#ui/overlay/toast-store.ts'
import { SymbolFrame } from '#ui/symbol.tsx'
import { createLockScreen } from '../device/lock-screen.ts'
import { choose, type Mix } from '../shared/sound-mix.rules.ts'
import { useStore } from '../shared/store.ts'
import { timerPath, type Controller } from '../sit/controller.ts'
import { SoundButtons, VolumeControl } from '../sound/sound-choice.tsx'
import { soundName } from '../sound/sound.text.ts'
import { clockText } from '../timer/timer.rules.ts'
import { createSoundAlone, fadeChoices, type Fade } from './sound-alone.ts'
import { soundOnlyText as text } from './sound-only.text.ts'

const tickMs = 500

/** Sound without a sit: nothing is timed, saved or logged. */
export function SoundOnly({ controller }: { controller: Controller }) {
  const settings = useStore(controller.settings)
  const { sit } = useStore(controller.timer)
  const [mix, setMix] = useState<Mix>(settings.mix.length > 0 ? settings.mix : ['rain'])
  const [minutes, setMinutes] = useState<number>(30)
  const [sound] = useState(() => createSoundAlone(controller.settings))
  const fade = useStore(sound.fade)
  const isPlaying = fade !== null
  const isSitting = sit !== null

  useEffect(() => () => sound.leave(), [sound])
  useEffect(() => {
    if (isSitting) sound.stop()
  }, [isSitting, sound])
  useLockScreen(isPlaying, mix.map(soundName).join(' + '), sound.stop)

  const failed = () => {
    sound.stop()
    toast({ title: text.failed, text: text.tryAgain, tone: 'error' })
  }
  const tap = (id: AmbientSound) => {
    const chosen = choose(mix, id, settings.isMixing)
    setMix(chosen)
    if (chosen.length === 0) sound.stop()
    else sound.choose(chosen).catch(failed)
  }
  const toggle = () => {
    controller.stopHearing()
    if (isPlaying) sound.stop()
    else sound.play(mix, minutes).catch(failed)
  }

  return (
    <div className="sound-only page">
      <div>
        <h2 className="sound-only-title">{text.title}</h2>
        <p>{text.about}</p>
      </div>
      <SoundButtons mix={mix} onTap={tap} />
      <VolumeControl settings={settings} onChange={controller.changeSettings} />
      <section aria-labelledby="fade-after">
        <div className="choice-head">
          <h3 className="panel-title" id="fade-after">
            {text.fadeAfter}
          </h3>
          <span>{text.minutes}</span>
        </div>
        <fieldset className="length-choice-options" aria-labelledby="fade-after">
          {fadeChoices.map((choice) => (
            <button
              key={choice}
              type="button"
              className="length-choice-button"
              aria-pressed={choice === minutes}
              onClick={() => {
                setMinutes(choice)
                sound.fadeAfter(choice)
              }}
            >
              {choice}
            </button>
          ))}
        </fieldset>
      </section>
      {sit ? (
        <p className="sound-only-play">
          {text.sitting} <Link to={timerPath}>{text.toSit}</Link>
        </p>
      ) : (
        <div className="sound-only-play">
          <div className="play-controls">
            <button
              type="button"
              className="play-controls-button play-controls-main"
              disabled={mix.length === 0}
              onClick={toggle}
            >
              <i>
                <SymbolFrame size={34}>
                  {isPlaying ? (
                    <path d="M7 7h10v10H7Z" fill="currentColor" />
                  ) : (
                    <path d="M8.5 5.2v13.6l10.6-6.8Z" fill="currentColor" />
                  )}
                </SymbolFrame>
              </i>
              {isPlaying ? text.stop : text.play}
            </button>
          </div>
          <FadeLine fade={fade} onTick={sound.tick} />
          <Link to={timerPath}>{text.sitInstead}</Link>
        </div>
      )}
    </div>
  )
}

function FadeLine({ fade, onTick }: { fade: Fade | null; onTick: () => void }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!fade) return
    const tick = () => {
      setNow(Date.now())
      onTick()
    }
    tick()
    const ticks = setInterval(tick, tickMs)
    return () => clearInterval(ticks)
  }, [fade, onTick])
  if (!fade) return null
  return <p role="timer">{now < fade.startsAt ? text.fadesIn(clockText(fade.startsAt - now)) : text.fading}</p>
}

/** On the lock screen, with a way to stop it; the silent track there also keeps the page awake. */
function useLockScreen(isPlaying: boolean, title: string, onStop: () => void) {
  useEffect(() => {
    if (!isPlaying) return
    const lockScreen = createLockScreen({ onPlay: () => undefined, onPause: onStop, onStop })
    lockScreen.show({ title, isPlaying: true })
    return () => lockScreen.clear()
  }, [isPlaying, title, onStop])
}
