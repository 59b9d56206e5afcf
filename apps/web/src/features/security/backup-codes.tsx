import { Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { saveTextFile } from '#lib/save-text-file.ts'
import { Button } from '#ui/button.tsx'
import { copyAndTell } from './copy-and-tell.ts'

type BackupCodesProps = { codes: readonly string[]; onDone: () => void }

export function BackupCodes({ codes, onDone }: BackupCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone; a screen reader goes on reading at the codes.
  useEffect(() => heading.current?.focus(), [])
  const text = `${codes.join('\n')}\n`
  return (
    <div className="security-body">
      <div>
        <h2 className="panel-title" ref={heading} tabIndex={-1}>
          Your backup codes
        </h2>
        <p className="text-muted">
          Each signs you in once when your phone is not at hand. They are shown only now: please keep them in a safe
          place.
        </p>
      </div>
      <ul className="backup-codes" aria-label="Backup codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="security-actions">
        <Button variant="secondary" onClick={() => void copyAndTell(text, 'Your backup codes are on the clipboard.')}>
          <Copy aria-hidden="true" /> Copy All
        </Button>
        <Button variant="secondary" onClick={() => saveTextFile('sadhana-compass-backup-codes.txt', text)}>
          <Download aria-hidden="true" /> Download
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  )
}
