import './own-sit.css'
import { minutesOfStretches, programmeLimits, type Programme } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { controllerOf, timerPath } from '../sit/controller.ts'
import { ProgrammeBar } from '../settings/programme-bar.tsx'
import type { MeditationSettings } from '../settings/settings.rules.ts'
import { startStrokes, stretchesOf } from '../shared/programme.rules.ts'
import { ownSitText as text } from './own-sit.text.ts'
import { StretchList, withKey } from './stretch-list.tsx'

/** The chosen programme, or today's length and bells as one. */
function programmeFrom({ programme, minutes, bells, settleSeconds }: MeditationSettings): Programme {
  if (programme) return programme
  const plan = { minutes: minutes ?? 20, bells }
  const intervals = stretchesOf(plan)
  const isTooMany = intervals.length > programmeLimits.stretches.max
  const stretches = isTooMany ? stretchesOf({ ...plan, bells: { ...bells, every: 0 } }) : intervals
  return {
    settle: { minutes: Math.ceil(settleSeconds / 60), strokes: startStrokes(plan) },
    stretches: stretches.map(({ minutes: length, strokes }) => ({ name: text.sitting, minutes: length, strokes })),
  }
}

/** Puts a sit together from stretches, with a bell after each. */
export function OwnSitScreen() {
  const { data: user } = useQuery(currentUserQuery)
  return user ? <SitEditor userId={user.id} /> : null
}

function SitEditor({ userId }: { userId: string }) {
  const controller = useMemo(() => controllerOf(userId), [userId])
  const navigate = useNavigate()
  const [initial] = useState(() => programmeFrom(controller.settings.get()))
  const [settle, setSettle] = useState(initial.settle)
  const [rows, setRows] = useState(() => initial.stretches.map(withKey))
  const programme: Programme = {
    settle,
    stretches: rows.map(({ name, minutes, strokes }) => ({ name: name.trim(), minutes, strokes })),
  }
  const minutes = minutesOfStretches(rows)
  const isTooLong = minutes > programmeLimits.minutes
  const strokes = settle.strokes + rows.reduce((sum, row) => sum + row.strokes, 0)

  const use = () => {
    controller.changeSettings({ programme })
    void navigate(timerPath)
  }

  return (
    <div className="own-sit">
      <BackLink to={timerPath}>{text.back}</BackLink>
      <h1>{text.title}</h1>
      <div className="own-sit-columns">
        <Panel>
          <ProgrammeBar programme={programme} />
          <p className="own-sit-summary" aria-live="polite">
            {text.summary(minutes, strokes)}
          </p>
        </Panel>
        <Panel aria-labelledby="stretches">
          <PanelHeader id="stretches" title={text.stretches} />
          <StretchList settle={settle} rows={rows} onSettle={setSettle} onRows={setRows} />
        </Panel>
        <div className="own-sit-save">
          {isTooLong && (
            <p className="field-error" role="alert">
              {text.tooLong(minutes)}
            </p>
          )}
          <Button block disabled={isTooLong} onClick={use}>
            {text.use}
          </Button>
          <p className="text-muted">{text.note}</p>
        </div>
      </div>
    </div>
  )
}
