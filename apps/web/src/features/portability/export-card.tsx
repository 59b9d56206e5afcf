import { Sheet } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { useExportCsv } from './portability.queries.ts'

/** The children say what's in the file; the card itself doesn't know the member's log. */
export function ExportCard({ children }: { children: string }) {
  const { isPending, mutate: download } = useExportCsv()
  return (
    <Panel aria-labelledby="take-it-with-you">
      <h2 className="panel-title" id="take-it-with-you">
        Take your log with you
      </h2>
      <p className="mt-1 text-sm text-muted">{children}</p>
      <Button className="mt-4" variant="secondary" pending={isPending} onClick={() => download()}>
        {!isPending && <Sheet aria-hidden="true" />} Download CSV
      </Button>
    </Panel>
  )
}
