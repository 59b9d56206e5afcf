import { csvRoutes, moodExportFileName, sleepExportFileName } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { Sheet } from 'lucide-react'
import { callsOf } from '#lib/api/calls.ts'
import { saveTextFile } from '#lib/browser/save-text-file.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { Panel } from '#ui/panel.tsx'
import { preferencesText as text } from './preferences.text.ts'

const csvApi = callsOf(csvRoutes)

/** Spreadsheets read a file as UTF-8 only if it starts with this mark. */
const byteOrderMark = '\uFEFF'

const files = {
  moods: { label: text.moodsCsv, name: moodExportFileName, read: () => csvApi.moodCsv() },
  sleep: { label: text.sleepCsv, name: sleepExportFileName, read: () => csvApi.sleepCsv() },
}

export const ExportEntries = () => (
  <Panel className="preferences-export" aria-labelledby="export-entries">
    <h2 className="panel-title" id="export-entries">
      {text.export}
    </h2>
    <p className="mt-1 text-sm text-muted">{text.exportHint}</p>
    <div className="mt-4 flex flex-wrap gap-3">
      <Download file="moods" />
      <Download file="sleep" />
    </div>
  </Panel>
)

function Download({ file }: { file: keyof typeof files }) {
  const { label, name, read } = files[file]
  const { isPending, mutate } = useMutation({
    mutationFn: read,
    onSuccess: (csv) => {
      saveTextFile(name, byteOrderMark + csv, 'text/csv;charset=utf-8')
      toast({ title: text.exported, tone: 'success' })
    },
    onError: (error) => failureToast(error, { title: text.exportFailedTitle, text: text.exportFailed }),
  })
  return (
    <Button variant="secondary" pending={isPending} onClick={() => mutate()}>
      {!isPending && <Sheet aria-hidden="true" />} {label}
    </Button>
  )
}
