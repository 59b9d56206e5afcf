import { Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { saveTextFile } from '#lib/browser/save-text-file.ts'
import { Button } from '#ui/button.tsx'
import { copyWithToast } from '#lib/browser/copy-with-toast.ts'

type BackupCodesProps = { codes: readonly string[]; onDone: () => void }

export function BackupCodes({ codes, onDone }: BackupCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone, so the focus goes to the codes.
  useEffect(() => heading.current?.focus(), [])
  const text = `${codes.join('\n')}\n`
  return (
    <div className="security-body">
      <div>
        <h2 className="panel-title" ref={heading} tabIndex={-1}>
          Your backup codes
        </h2>
        <p className="text-muted">
          If you don’t have your phone, you can sign in with one of these codes. Each works once. We won’t show them
          again, so keep them somewhere safe.
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
        <Button variant="secondary" onClick={() => void copyWithToast(text, 'Your backup codes have been copied.')}>
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
