import './hard-sheet.css'
import type { Hardship, PracticeSession } from '@sadhana/contract'
import { Check, Footprints, Phone } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { inEnglish } from '#intl/language.ts'
import { CrisisOffer } from '#lib/product/hard/crisis-offer.tsx'
import { hardSheetText as text } from '#lib/product/hard/hard-sheet.text.ts'
import { whatHelpsPath, whatHelpsSources } from '#lib/product/hard/what-helps-path.ts'
import { HardSeverityField, HardWordsField } from '#lib/product/hard/hardship-fields.tsx'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useAddHardship } from '../shared/practice.queries.ts'
import { justSavedStore } from './just-saved.ts'

type HardSheetProps = { session: PracticeSession; onClose: () => void }

/** Offers, and never asks: the practice is saved, and what is chosen is added to it however the sheet is closed. */
export function HardSheet({ session, onClose }: HardSheetProps) {
  const [hard, setHard] = useState<Hardship>(session.hard ?? {})
  const adding = useAddHardship((changed) => void justSavedStore.change(changed))
  const leave = () => {
    if (hard.severity || hard.words?.length) adding.mutate({ session, hard })
    onClose()
  }
  return (
    <Dialog open wide onOpenChange={leave} title={text.sentence} initialFocus=".hard-sheet-from > a">
      <div className="hard-sheet">
        <p className="hard-sheet-from">
          {text.from}{' '}
          <Link to={whatHelpsSources} onClick={leave}>
            {text.studies}
          </Link>
        </p>
        <CrisisOffer note={session.notes ?? ''} onLeave={leave} />
        <HardSeverityField hard={hard} onChange={setHard} />
        <HardWordsField hard={hard} onChange={setHard} />
        <p className="hard-sheet-saved">{text.saved(limbNames[session.limbType], session.duration)}</p>
        <div className="hard-sheet-ways">
          <Button variant="secondary" onClick={leave}>
            <Check aria-hidden="true" />
            <span>{text.justNote}</span>
          </Button>
          <Button variant="secondary" asChild>
            <Link to={whatHelpsPath} onClick={leave}>
              <Footprints aria-hidden="true" />
              <span>{text.whatHelps}</span>
            </Link>
          </Button>
          <Button variant="secondary" asChild>
            <Link to="/help-now" onClick={leave}>
              <Phone aria-hidden="true" />
              <span {...inEnglish}>{text.talk}</span>
            </Link>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
