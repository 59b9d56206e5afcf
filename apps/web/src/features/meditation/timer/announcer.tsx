import { useEffect, useRef, useState } from 'react'
import { announcementOf } from './announcement.rules.ts'
import type { Phase } from './timer.rules.ts'

type AnnouncerProps = { phase: Phase; minutes: number | null }

/** Tells screen readers what the timer does. */
export function Announcer({ phase, minutes }: AnnouncerProps) {
  const before = useRef(phase)
  const [words, setWords] = useState('')
  useEffect(() => {
    const announcement = announcementOf(phase, before.current, minutes)
    before.current = phase
    if (announcement) setWords(announcement)
  }, [phase, minutes])
  return <output className="sr-only">{words}</output>
}
