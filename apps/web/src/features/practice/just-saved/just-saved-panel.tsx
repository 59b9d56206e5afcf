import './just-saved-panel.css'
import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { commonText } from '#intl/common.text.ts'
import { withMarked } from '#intl/marked-words.tsx'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { mondayOf } from '#lib/time/calendar.rules.ts'
import { useToday } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { StoneStack } from '#ui/motifs/stone-stack.tsx'
import { Panel } from '#ui/panel.tsx'
import { audienceAfterSaving, practiceFormText as text } from '../form/practice-form.text.ts'
import { limbMark } from '../shared/limb-mark.tsx'
import { sessionsSinceQuery } from '../shared/practice.queries.ts'
import { EditHere, HardSheet } from './lazy-edit.ts'
import { justSavedStore, useJustSaved } from './just-saved.ts'
import { feelingsInWords, placeInWeek, stonesOf } from './just-saved-words.ts'
import { useUndoSave } from './undo-save.ts'

/** The practice just saved, as the newest stone, with ways to undo it or add to it. */
export function JustSavedPanel({ quiet, totalSessions }: { quiet: boolean; totalSessions?: number | undefined }) {
  const justSaved = useJustSaved()
  const monday = mondayOf(useToday())
  const { data: week = [] } = useQuery(sessionsSinceQuery(monday))
  const [isNoting, setNoting] = useState(false)
  const undoSave = useUndoSave()
  if (!justSaved) return null
  const { session, isEditing, isHardOpen } = justSaved
  const isThisWeek = session.date >= monday
  const stones = isThisWeek ? stonesOf(week, session) : [session]
  const edit = () => {
    setNoting(false)
    justSavedStore.setEditing(true)
  }
  return (
    <Panel className="just-saved-panel" aria-labelledby="just-saved-panel">
      <StoneStack limbs={stones.map(({ limbType }) => limbType)} />
      <div>
        <h2 id="just-saved-panel" tabIndex={-1}>
          {withMarked(text.what(limbNames[session.limbType], session.duration), limbMark)}
        </h2>
        <p className="just-saved-panel-words">
          {feelingsInWords(session)} {!quiet && isThisWeek && placeInWeek(stones.length, totalSessions)}
        </p>
        <p className="just-saved-panel-who">
          {audienceAfterSaving[session.visibility]}{' '}
          <button type="button" className="just-saved-panel-change" onClick={edit}>
            {text.justSaved.change}
          </button>
        </p>
        <p className="just-saved-panel-ways">
          <Button variant="secondary" onClick={() => undoSave(session)}>
            <Undo2 aria-hidden="true" /> {commonText.undo}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              setNoting(true)
              justSavedStore.setEditing(true)
            }}
          >
            {session.notes ? text.justSaved.editNote : text.justSaved.addNote}
          </Button>
        </p>
      </div>
      {isHardOpen && (
        <Suspense>
          <HardSheet session={session} onClose={() => void justSavedStore.closeHard()} />
        </Suspense>
      )}
      {isEditing && (
        <Suspense>
          <EditHere session={session} notesOpen={isNoting} onClose={() => justSavedStore.setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
