import './made-file.css'
import type { Archive } from '@sadhana/contract'
import { Download } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Meter } from '#ui/status/meter.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { madeFileText as shared } from './archive.text.ts'

type MadeFileProps = {
  file: Archive | null
  words: { making: string; progress: string; failed: string; failedHint: string }
  /** Describes the contents of a file that can contain different things. */
  about?: string
  removing: boolean
  onRemove: (id: string) => void
}

/** A file that we make in the background and store for a day: its progress, the download, or the failure. */
export function MadeFile({ file, words, about, removing, onRemove }: MadeFileProps) {
  if (file?.state === 'making') {
    return (
      <>
        <output className="block">{words.making}</output>
        <Meter className="made-file-meter" label={words.progress} share={file.progress} />
        <Button variant="quiet" pending={removing} onClick={() => onRemove(file.id)}>
          {shared.cancel}
        </Button>
      </>
    )
  }
  if (file?.state === 'ready' && file.url && file.bytes !== null && file.expiresAt) {
    return (
      <>
        {about && <p>{about}</p>}
        <div className="made-file-acts">
          <Button asChild>
            <a href={file.url} download>
              <Download aria-hidden="true" /> {shared.download(file.bytes)}
            </a>
          </Button>
          <Button variant="quiet" pending={removing} onClick={() => onRemove(file.id)}>
            {shared.remove}
          </Button>
        </div>
        <p className="mt-3 text-sm text-muted">{shared.until(file.expiresAt)}</p>
      </>
    )
  }
  if (file?.state !== 'failed') return null
  return (
    <Notice className="made-file-notice" tone="error" title={words.failed}>
      {words.failedHint}
    </Notice>
  )
}
