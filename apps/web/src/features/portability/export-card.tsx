import { Sheet } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { useExportCsv } from './portability.queries.ts'

type ExportCardProps = { children: string; onReport: () => void; onShare: () => void }

/** The children say what is in the file, because the card doesn't know the member's log. */
export function ExportCard({ children, onReport, onShare }: ExportCardProps) {
  const { isPending, mutate: download } = useExportCsv()
  return (
    <Panel aria-labelledby="take-it-with-you">
      <h2 className="panel-title" id="take-it-with-you">
        Take your log with you
      </h2>
      <p className="mt-1 text-sm text-muted">{children}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" pending={isPending} onClick={() => download()}>
          {!isPending && <Sheet aria-hidden="true" />} Download CSV
        </Button>
        <Button variant="secondary" onClick={onReport}>
          PDF
        </Button>
        <Button variant="secondary" onClick={onShare}>
          Share
        </Button>
      </div>
    </Panel>
  )
}
