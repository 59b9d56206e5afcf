import { Sheet } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { exportText as text } from './export.text.ts'
import { useExportCsv } from './portability.queries.ts'

type ExportCardProps = { children: string; onReport: () => void; onShare: () => void }

/** The children say what is in the file, because the card doesn't know the member's log. */
export function ExportCard({ children, onReport, onShare }: ExportCardProps) {
  const { isPending, mutate: download } = useExportCsv()
  return (
    <Panel aria-labelledby="take-it-with-you">
      <h2 className="panel-title" id="take-it-with-you">
        {text.title}
      </h2>
      <p className="mt-1 text-sm text-muted">{children}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" pending={isPending} onClick={() => download()}>
          {!isPending && <Sheet aria-hidden="true" />} {text.csv}
        </Button>
        <Button variant="secondary" onClick={onReport}>
          {text.pdf}
        </Button>
        <Button variant="secondary" onClick={onShare}>
          {text.share}
        </Button>
      </div>
    </Panel>
  )
}
