import './loop-step.css'
import { importMaxRows, type Limb, practiceMinutes } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { Button } from '#ui/button.tsx'
import { OptionList } from '#ui/form/option-list.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { Notice } from '#ui/status/notice.tsx'
import type { Choice, OpenedLoop } from '../import-file/import-session.ts'
import type { HabitChoice, HabitChoices } from '../import-file/loop-export.ts'
import { type OpenFile, previewQuery } from './import.queries.ts'
import { importText } from './import.text.ts'
import { RowTable } from './row-table.tsx'

const { loop: words, columns } = importText

type LoopStepProps = {
  open: OpenFile
  opened: OpenedLoop
  /** The earlier choice, if the member came back. */
  before: Choice | undefined
  send: (choice: Choice) => void
  close: () => void
}

const isPossible = ({ limb, minutes }: HabitChoice) =>
  !limb || (Number.isInteger(minutes) && minutes >= practiceMinutes.min && minutes <= practiceMinutes.max)

/** Which habits are practices, of which limb, and how long they take. */
export function LoopStep({ open, opened, before, send, close }: LoopStepProps) {
  const [habits, setHabits] = useState<HabitChoices>(before && 'habits' in before ? before.habits : opened.choices)
  const arePossible = Object.values(habits).every(isPossible)
  const { data: preview } = useQuery({ ...previewQuery(open, { habits }), enabled: arePossible })
  const isTooLong = (preview?.total ?? 0) > importMaxRows
  const hasNone = opened.habits.length === 0
  return (
    <Panel aria-labelledby="import-habits">
      <PanelHeader
        id="import-habits"
        title={hasNone ? words.nothing : words.title}
        aside={
          <Button variant="quiet" onClick={close}>
            {columns.other}
          </Button>
        }
      />
      {!hasNone && <p className="import-hint">{words.about}</p>}
      <ul className="import-map">
        {opened.habits.map((habit) => (
          <HabitRow
            key={habit.id}
            habit={habit}
            choice={habits[habit.id]}
            onChange={(choice) => setHabits({ ...habits, [habit.id]: choice })}
          />
        ))}
      </ul>
      {!arePossible && <Notice tone="info" title={words.impossible} />}
      {arePossible && preview && !hasNone && (
        <>
          <h3 className="import-heading">{preview.total === 0 ? words.none : columns.preview(preview.total)}</h3>
          <p className="import-hint">{words.noon}</p>
          {preview.total > 0 && <RowTable caption={columns.preview(preview.total)} rows={preview.rows} />}
        </>
      )}
      {isTooLong && <Notice tone="info" title={columns.tooLong(importMaxRows)} />}
      {!hasNone && (
        <div className="import-acts">
          <Button disabled={!arePossible || !preview?.total || isTooLong} onClick={() => send({ habits })}>
            {columns.check}
          </Button>
        </div>
      )}
    </Panel>
  )
}

type HabitRowProps = {
  habit: OpenedLoop['habits'][number]
  choice: HabitChoice | undefined
  onChange: (choice: HabitChoice) => void
}

function HabitRow({ habit: { name, days, isTimed }, choice, onChange }: HabitRowProps) {
  if (!choice) return null
  const { limb, minutes } = choice
  return (
    <li className="import-map-row">
      <p>
        <strong className={limb ? undefined : 'import-map-out'}>{name}</strong>
        <span className="import-hint">{words.days(days)}</span>
      </p>
      <div className="import-habit">
        <Select
          aria-label={columns.becomes(name)}
          value={limb}
          onChange={({ target }) => onChange({ ...choice, limb: target.value as Limb | '' })}
        >
          <option value="">{columns.leaveOut}</option>
          <OptionList labels={limbNames} {...sanskrit} />
        </Select>
        {limb && isTimed && <span className="import-hint">{words.measured}</span>}
        {limb && !isTimed && (
          <label className="import-habit-minutes">
            <TextInput
              type="number"
              inputMode="numeric"
              aria-label={words.minutesOf(name)}
              min={practiceMinutes.min}
              max={practiceMinutes.max}
              aria-invalid={!isPossible(choice)}
              value={Number.isNaN(minutes) ? '' : minutes}
              onChange={({ target }) => onChange({ ...choice, minutes: target.valueAsNumber })}
            />
            <span aria-hidden="true">{words.minutes}</span>
          </label>
        )}
      </div>
    </li>
  )
}
