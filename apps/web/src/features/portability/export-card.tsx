import { exportFileName } from '@sadhana/contract'
import { Sheet } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { downloadText } from './download-text.ts'
import { exportCsv } from './export-csv.ts'

/** What is in the file, in words; the card itself knows nothing of the member's log. */
export function ExportCard({ children }: { children: string }) {
  const [isPending, setPending] = useState(false)
  const download = async () => {
    setPending(true)
    const csv = await exportCsv()
    setPending(false)
    if (csv !== null) downloadText(csv, exportFileName, 'text/csv;charset=utf-8')
  }
  return (
    <Panel aria-labelledby="take-it-with-you">
      <h2 className="panel-title" id="take-it-with-you">
        Take it with you
      </h2>
      <p className="mt-1 text-sm text-muted">{children}</p>
      <Button className="mt-4" variant="secondary" pending={isPending} onClick={() => void download()}>
        {!isPending && <Sheet aria-hidden="true" />} CSV
      </Button>
    </Panel>
  )
}
