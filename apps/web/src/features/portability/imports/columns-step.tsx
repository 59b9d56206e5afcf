import { importMaxRows } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { moodLabels } from '#intl/feelings.text.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { OptionList } from '#ui/form/option-list.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Select } from '#ui/form/select.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { Notice } from '#ui/status/notice.tsx'
import { type Meaning, missingOf, type Reading, tableKinds, withMeaning } from '../import-file/columns.rules.ts'
import type { Choice, OpenedTable } from '../import-file/import-session.ts'
import { guessWord } from '../import-file/table.rules.ts'
import { needsOrder } from '../import-file/values.rules.ts'
import { type OpenFile, previewQuery } from './import.queries.ts'
import { importText } from './import.text.ts'
import { RowTable } from './row-table.tsx'

const { columns: words } = importText

type ColumnsStepProps = {
  open: OpenFile
  opened: OpenedTable
  /** The earlier choice, if the member came back. */
  before: Choice | undefined
  send: (choice: Choice) => void
  close: () => void
}

export function ColumnsStep({ open, opened, before, send, close }: ColumnsStepProps) {
  const [reading, setReading] = useState<Reading>(before && 'reading' in before ? before.reading : opened.reading)
  const change = (changed: Partial<Reading>) => setReading({ ...reading, ...changed })
  const { data: preview } = useQuery(previewQuery(open, { reading }))
  const missing = missingOf(reading)
  const isTooLong = (preview?.total ?? 0) > importMaxRows
  const hasTime = reading.columns.includes('moment') || reading.columns.includes('time')
  return (
    <Panel aria-labelledby="import-map">
      <PanelHeader
        id="import-map"
        title={words.title}
        aside={
          <Button variant="quiet" onClick={close}>
            {words.other}
          </Button>
        }
      />
      <Segmented
        label={words.each}
        value={reading.kind}
        options={tableKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
        onValueChange={(kind) => change({ kind, words: {} })}
      />
      <Columns opened={opened} reading={reading} change={change} />
      <Questions opened={opened} reading={reading} change={change} />
      <Words fileWords={preview?.words ?? []} reading={reading} change={change} />
      {missing.length > 0 && <Notice tone="info" title={words.missing(missing)} />}
      {missing.length === 0 && preview && (
        <>
          <h3 className="import-heading">{preview.total === 0 ? words.none : words.preview(preview.total)}</h3>
          {!hasTime && <p className="import-hint">{words.noTime}</p>}
          {preview.total > 0 && <RowTable caption={words.preview(preview.total)} rows={preview.rows} />}
        </>
      )}
      {isTooLong && <Notice tone="info" title={words.tooLong(importMaxRows)} />}
      <div className="import-acts">
        <Button disabled={missing.length > 0 || preview?.total === 0 || isTooLong} onClick={() => send({ reading })}>
          {words.check}
        </Button>
      </div>
    </Panel>
  )
}

type PartProps = { reading: Reading; change: (changed: Partial<Reading>) => void }

const Columns = ({ opened, reading, change }: PartProps & { opened: OpenedTable }) => (
  <ul className="import-map">
    {opened.columns.map(({ name, samples }, at) => {
      const label = name || words.unnamed(at + 1)
      return (
        // oxlint-disable-next-line react/no-array-index-key -- columns keep their places, and two may have one name
        <li key={at} className="import-map-row">
          <p>
            <strong className={reading.columns[at] === 'out' ? 'import-map-out' : undefined}>{label}</strong>
            <span className="import-hint import-sample">{samples.join(', ') || words.empty}</span>
          </p>
          <Select
            aria-label={words.becomes(label)}
            value={reading.columns[at]}
            onChange={({ target }) =>
              change({ columns: withMeaning(reading.columns, at, target.value as Meaning), words: {} })
            }
          >
            <OptionList labels={words.meanings} />
          </Select>
        </li>
      )
    })}
  </ul>
)

function Questions({ opened, reading, change }: PartProps & { opened: OpenedTable }) {
  const dates = opened.columns[reading.columns.findIndex((meaning) => meaning === 'date' || meaning === 'moment')]
  const hasLength = reading.kind === 'practice' && reading.columns.includes('length')
  return (
    <div className="import-questions">
      {hasLength && (
        <Field label={words.unit}>
          <Select value={reading.unit} onChange={({ target }) => change({ unit: target.value as Reading['unit'] })}>
            <OptionList labels={words.units} />
          </Select>
        </Field>
      )}
      {dates && needsOrder(dates.samples) && (
        <Field label={words.order}>
          <Select value={reading.order} onChange={({ target }) => change({ order: target.value as Reading['order'] })}>
            <OptionList labels={words.orders} />
          </Select>
        </Field>
      )}
    </div>
  )
}

/** Lets the member choose the meaning of each word in the file. */
function Words({ fileWords, reading, change }: PartProps & { fileWords: readonly string[] }) {
  const { kind } = reading
  if (kind === 'mood' && !reading.columns.includes('word')) return null
  return (
    <>
      <h3 className="import-heading">{words.words[kind]}</h3>
      <ul className="import-map">
        {fileWords.map((word) => (
          <li key={word} className="import-map-row">
            <p>{word || words.noWord}</p>
            <Select
              aria-label={words.becomes(word || words.noWord)}
              value={reading.words[word] ?? guessWord(kind, word)}
              onChange={({ target }) => change({ words: { ...reading.words, [word]: target.value } })}
            >
              {kind === 'practice' ? (
                <OptionList labels={limbNames} {...sanskrit} />
              ) : (
                <OptionList labels={moodLabels} />
              )}
              {(word !== '' || kind === 'mood') && <option value="">{words.leaveOut}</option>}
            </Select>
          </li>
        ))}
      </ul>
    </>
  )
}
