import { Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { saveTextFile } from '#lib/browser/save-text-file.ts'
import { Button } from '#ui/button.tsx'
import { copyWithToast } from '#lib/browser/copy-with-toast.ts'
import { twoFactorText } from './two-factor.text.ts'

const text = twoFactorText.codes

type BackupCodesProps = { codes: readonly string[]; onDone: () => void }

export function BackupCodes({ codes, onDone }: BackupCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone, so the focus goes to the codes.
  useEffect(() => heading.current?.focus(), [])
  const file = `${codes.join('\n')}\n`
  return (
    <div className="security-body">
      <div>
        <h2 className="panel-title" ref={heading} tabIndex={-1}>
          {text.title}
        </h2>
        <p className="text-muted">{text.text}</p>
      </div>
      <ul className="backup-codes" aria-label={text.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="security-actions">
        <Button variant="secondary" onClick={() => void copyWithToast(file, text.copied)}>
          <Copy aria-hidden="true" /> {text.copy}
        </Button>
        <Button variant="secondary" onClick={() => saveTextFile('sadhana-compass-backup-codes.txt', file)}>
          <Download aria-hidden="true" /> {text.download}
        </Button>
        <Button onClick={onDone}>{text.done}</Button>
      </div>
    </div>
  )
}
