import './report-dialog.css'
import { type Report, type ReportRange, reportRanges } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { QueryView } from '#lib/query/query-view.tsx'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { MadeFile } from '../shared/made-file.tsx'
import { reportQuery, useMakeReport, useRemoveReport } from './report.queries.ts'
import { reportText as text } from './report.text.ts'

/** Requests and downloads a report. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(reportQuery)
  return (
    <Dialog open onOpenChange={onClose} title={text.title} description={text.about}>
      <DialogBody>
        <QueryView
          query={query}
          skeleton={<SkeletonRows count={1} />}
          failed={text.couldNotLoad}
          heading=".dialog-title"
        >
          {(report) => <Stage report={report} />}
        </QueryView>
      </DialogBody>
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          {commonText.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Stage({ report }: { report: Report | null }) {
  const { isPending: removing, mutate: remove } = useRemoveReport()
  return (
    <>
      <MadeFile
        file={report}
        words={text}
        removing={removing}
        onRemove={(id) => remove(id)}
        {...(report && { about: text.holds(report.range, report.withNotes) })}
      />
      {report?.state !== 'making' && <Choice before={report} />}
    </>
  )
}

function Choice({ before }: { before: Report | null }) {
  const [range, setRange] = useState<ReportRange>(before?.range ?? 'this-year')
  const [withNotes, setWithNotes] = useState(false)
  const [withHard, setWithHard] = useState(false)
  const { isPending, mutate: make } = useMakeReport()
  return (
    <form
      className="report-dialog-choice"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) make({ range, withNotes, withHard })
      }}
    >
      <Field label={text.range}>
        <Select value={range} onChange={(event) => setRange(event.target.value as ReportRange)}>
          {reportRanges.map((one) => (
            <option key={one} value={one}>
              {text.ranges[one]}
            </option>
          ))}
        </Select>
      </Field>
      <div>
        <Checkbox label={text.withNotes} checked={withNotes} onChange={() => setWithNotes(!withNotes)} />
        <Checkbox label={text.withHard} checked={withHard} onChange={() => setWithHard(!withHard)} />
        <p className="text-sm text-muted">{text.notesHint}</p>
      </div>
      <Button type="submit" variant={before?.state === 'ready' ? 'secondary' : 'primary'} pending={isPending}>
        {!isPending && <FileText aria-hidden="true" />} {before ? text.again : text.start}
      </Button>
    </form>
  )
}
