import { programmeLimits, type Programme, type Stretch } from '@sadhana/contract'
import { ChevronDown, Clock, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { newDeviceId } from '#lib/api/device-id.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { programmeText, stretchName } from '../shared/programme.text.ts'
import { Grip, withMoved } from './grip.tsx'
import { ownSitText as text } from './own-sit.text.ts'
import { Stepper } from './stepper.tsx'

/** A stretch on this screen; the key stays with it when it moves. */
export type StretchRow = Stretch & { key: string }

export const withKey = (stretch: Stretch): StretchRow => ({ ...stretch, key: newDeviceId() })

type StretchListProps = {
  settle: Programme['settle']
  rows: readonly StretchRow[]
  onSettle: (settle: Programme['settle']) => void
  onRows: (rows: StretchRow[]) => void
}

/** The time to settle, then the stretches, each behind one line; one is open at a time. */
export function StretchList({ settle, rows, onSettle, onRows }: StretchListProps) {
  const [words, setWords] = useState('')
  const change = (key: string, changes: Partial<Stretch>) =>
    onRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  const move = (from: number, to: number) => {
    onRows(withMoved(rows, from, to))
    setWords(text.moved(stretchName(rows[from]!, from), to + 1, rows.length))
  }
  return (
    <>
      <ul className="stretch-list">
        <li className="stretch">
          <span className="stretch-mark">
            <Clock aria-hidden="true" />
          </span>
          <StretchFold name={text.settle} {...settle}>
            <p className="text-muted">{text.settleNote}</p>
            <StretchFields
              name={text.settle}
              value={settle}
              limits={programmeLimits.settleMinutes}
              onChange={(changes) => onSettle({ ...settle, ...changes })}
            />
          </StretchFold>
        </li>
        {rows.map((row, index) => {
          const name = stretchName(row, index)
          return (
            <li key={row.key} className="stretch" data-row={index}>
              <Grip name={name} index={index} count={rows.length} onMove={move} />
              <StretchFold name={name} minutes={row.minutes} strokes={row.strokes}>
                <Field className="stretch-name" label={text.name}>
                  <TextInput
                    value={row.name}
                    maxLength={programmeLimits.nameMaxLength}
                    onChange={(event) => change(row.key, { name: event.target.value })}
                  />
                </Field>
                <StretchFields
                  name={name}
                  value={row}
                  limits={programmeLimits.stretchMinutes}
                  onChange={(changes) => change(row.key, changes)}
                />
                {rows.length > 1 && (
                  <Button
                    variant="quiet-danger"
                    aria-label={text.removeOf(name)}
                    onClick={() => onRows(rows.filter(({ key }) => key !== row.key))}
                  >
                    {text.remove}
                  </Button>
                )}
              </StretchFold>
            </li>
          )
        })}
      </ul>
      {rows.length < programmeLimits.stretches.max && (
        <Button
          variant="secondary"
          onClick={() => onRows([...rows, withKey({ name: text.sitting, minutes: 10, strokes: 1 })])}
        >
          <Plus aria-hidden="true" /> {text.add}
        </Button>
      )}
      <output className="sr-only">{words}</output>
    </>
  )
}

type StretchFoldProps = { name: string; minutes: number; strokes: number; children: ReactNode }

const StretchFold = ({ name, minutes, strokes, children }: StretchFoldProps) => (
  <details className="stretch-fold" name="stretch">
    <summary>
      <span>
        <b>{name}</b>
        <small>{programmeText.minutesAndStrokes(minutes, strokes)}</small>
      </span>
      <Dots count={strokes} />
      <ChevronDown aria-hidden="true" />
    </summary>
    <div className="stretch-fields">{children}</div>
  </details>
)

const Dots = ({ count }: { count: number }) => (
  <span className="stroke-dots" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <b key={index} />
    ))}
  </span>
)

type Timing = Pick<Stretch, 'minutes' | 'strokes'>

type StretchFieldsProps = {
  name: string
  value: Timing
  limits: { min: number; max: number }
  onChange: (changes: Partial<Timing>) => void
}

const strokeChoices = (['0', '1', '2', '3'] as const).map((value) => ({
  value,
  label:
    value === '0' ? (
      text.none
    ) : (
      <>
        <Dots count={Number(value)} />
        <span className="sr-only">{programmeText.strokes(Number(value))}</span>
      </>
    ),
}))

const StretchFields = ({ name, value: { minutes, strokes }, limits, onChange }: StretchFieldsProps) => (
  <>
    <div>
      <span className="field-label">{text.minutes}</span>
      <Stepper
        label={text.minutesOf(name)}
        value={minutes}
        {...limits}
        fivesFrom={10}
        onChange={(changed) => onChange({ minutes: changed })}
      />
    </div>
    <div>
      <span className="field-label">{text.bellAfter}</span>
      <Segmented
        className="stroke-choice"
        label={text.bellOf(name)}
        options={strokeChoices}
        value={`${strokes}` as '0'}
        onValueChange={(chosen) => onChange({ strokes: Number(chosen) })}
      />
    </div>
  </>
)
