import { type Limb, localMoment, type Mood } from '@sadhana/contract'
import { moodLabels } from '#intl/feelings.text.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { memberCalendar } from '#lib/time/today.ts'
import { sanskrit } from '#ui/sanskrit.ts'
import { Table } from '#ui/table.tsx'
import type { Row } from '../import-file/table.rules.ts'
import { importText } from './import.text.ts'

const { row: words } = importText

type ShownRow = {
  at: string
  what: string
  language?: typeof sanskrit
  length: string
  notes: string
  tags: readonly string[]
}

const momentIn = (instant: string) => {
  const { date, time } = localMoment(new Date(instant), memberCalendar().zone)
  return words.at(date, time)
}

/** A row as it would be sent, in words. */
function shownRow(row: Row): ShownRow {
  if (row.kind === 'practice') {
    const { date, time, limbType, duration, notes, tags = [] } = row
    return {
      at: date && time ? words.at(date, time) : words.unread,
      what: limbNames[limbType as Limb],
      language: sanskrit,
      length: duration === null ? words.unread : words.minutes(duration),
      notes: notes ?? words.none,
      tags,
    }
  }
  if (row.kind === 'mood') {
    const at = row.at ? momentIn(row.at) : words.unread
    return { at, what: moodLabels[row.mood as Mood], length: '', notes: row.notes ?? words.none, tags: [] }
  }
  const minutes = Math.round((Date.parse(row.wakeTime) - Date.parse(row.bedtime)) / 60_000)
  return { at: momentIn(row.bedtime), what: words.night, length: words.minutes(minutes), notes: words.none, tags: [] }
}

export function RowTable({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const shownRows = rows.map((row, index) => ({ shown: shownRow(row), index }))
  const hasTags = shownRows.some(({ shown }) => shown.tags.length > 0)
  return (
    <Table
      caption={caption}
      rows={shownRows}
      rowKey={({ index }) => index}
      columns={[
        { header: words.date, render: ({ shown }) => shown.at },
        { header: words.what, render: ({ shown }) => <span {...shown.language}>{shown.what}</span> },
        { header: words.length, render: ({ shown }) => shown.length, numeric: true },
        { header: words.notes, render: ({ shown }) => shown.notes },
        // Most files have none.
        ...(hasTags
          ? [{ header: words.tags, render: ({ shown }: { shown: ShownRow }) => words.tagList(shown.tags) }]
          : []),
      ]}
    />
  )
}
