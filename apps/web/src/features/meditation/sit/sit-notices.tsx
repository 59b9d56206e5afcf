import { Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { Controller } from './controller.ts'
import { announcementOf } from './announcement.rules.ts'
import { sitText } from './sit.text.ts'
import { useStore } from '../shared/store.ts'
import type { Phase } from '../timer/timer.rules.ts'

const text = sitText.reloaded

type ReloadNoticeProps = { controller: Controller; onFinish: () => void }

/** After a reload the clock is right, but browsers play no sound until the page is touched. */
export function ReloadNotice({ controller, onFinish }: ReloadNoticeProps) {
  const { sit, phase } = useStore(controller.timer)
  const wasAway = useStore(controller.wasAway)
  const isHeard = useStore(controller.isHeard)
  if (!sit || !wasAway || isHeard || (phase !== 'running' && phase !== 'preparing')) return null
  return (
    <section className="reload-notice" aria-label={text.title}>
      <p>
        <b>{text.lede}</b> {text.text(new Date(sit.beganAt).toTimeString())}
      </p>
      <div className="reload-notice-actions">
        <Button onClick={controller.soundOn}>
          <Volume2 aria-hidden="true" /> {text.soundOn}
        </Button>
        <Button variant="quiet" onClick={onFinish}>
          {text.finish}
        </Button>
      </div>
    </section>
  )
}

/** Announces the timer's changes to screen readers. */
export function Announcer({ phase, minutes }: { phase: Phase; minutes: number | null }) {
  const before = useRef(phase)
  const [words, setWords] = useState('')
  useEffect(() => {
    const announcement = announcementOf(phase, before.current, minutes)
    before.current = phase
    if (announcement) setWords(announcement)
  }, [phase, minutes])
  return <output className="sr-only">{words}</output>
}
