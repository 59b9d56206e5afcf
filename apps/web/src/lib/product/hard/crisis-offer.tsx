import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { hardText as text } from './hard.text.ts'

/** The rules load once something is written, and the note never leaves the device for this. */
const loadRules = () => import('@sadhana/contract/crisis')

/** Only once a practice was called hard: looks through its note on this device, and offers a way to people. */
export function CrisisOffer({ note, onLeave }: { note: string; onLeave?: () => void }) {
  const [isOffered, setOffered] = useState(false)
  const hasNote = note.trim() !== ''
  useEffect(() => {
    if (!hasNote) return setOffered(false)
    let isCurrent = true
    // Without the rules there is still the way to people above.
    loadRules().then(
      ({ isCrisis }) => isCurrent && setOffered(isCrisis(note)),
      () => undefined,
    )
    return () => void (isCurrent = false)
  }, [note, hasNote])
  return (
    <output className="hard-offer">
      {isOffered && (
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
