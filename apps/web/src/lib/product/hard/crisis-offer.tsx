import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { inEnglish } from '#intl/language.ts'
import { hardSheetText as text } from './hard-sheet.text.ts'

/** Loaded once there is a note to look through, and never with a page. */
const loadRules = () => import('@sadhana/contract/crisis')

/** For a practice that was hard: looks through its note on this device alone, and offers a way to people. */
export function CrisisOffer({ note, onLeave }: { note: string; onLeave?: () => void }) {
  const [crisisNote, setCrisisNote] = useState<string>()
  useEffect(() => {
    if (note.trim() === '') return
    let isCurrent = true
    loadRules().then(
      ({ isCrisis }) => isCurrent && setCrisisNote(isCrisis(note) ? note : undefined),
      // Without the rules, the way to people that is always there has to do.
      () => undefined,
    )
    return () => void (isCurrent = false)
  }, [note])
  return (
    <output className="hard-offer" {...inEnglish}>
      {crisisNote !== undefined && crisisNote === note && (
        <>
          {text.offer}{' '}
          <Link to="/help-now" onClick={onLeave}>
            {text.talk}
          </Link>
        </>
      )}
    </output>
  )
}
