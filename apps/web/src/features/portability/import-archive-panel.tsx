import { useRef, useState } from 'react'
import { switchedOffTexts } from '#intl/switched-off.text.ts'
import { useSwitchedOff } from '#lib/member/switched-off.ts'
import { Button } from '#ui/button.tsx'
import { useHeldFocus } from '#ui/focus-heading.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Meter } from '#ui/status/meter.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { ArchiveImportOutcome } from './shared/archive-import-outcome.tsx'
import { useSendArchive } from './shared/archive.queries.ts'
import { archiveText } from './shared/archive.text.ts'

const { bring: words } = archiveText

/** Sends an archive from here or elsewhere, checks it and shows what is in it, and only then adds it. */
export function ImportArchivePanel() {
  const isOff = useSwitchedOff('imports')
  const [share, setShare] = useState(0)
  const { isPending, mutate: send, data: sent, variables: file, reset } = useSendArchive(setShare)
  useHeldFocus(isPending ? 'sending' : sent?.id, '#bring')
  return (
    <Panel aria-labelledby="bring">
      <PanelHeader id="bring" title={words.title} />
      {isPending && (
        <>
          <output className="block">{words.sending(file.name)}</output>
          <Meter className="made-file-meter" label={words.progress} share={share} />
        </>
      )}
      {!isPending && sent && <ArchiveImportOutcome key={sent.id} id={sent.id} heading="#bring" restart={reset} />}
      {!isPending &&
        !sent &&
        (isOff ? <Notice tone="info" title={switchedOffTexts.imports} /> : <FileChoice choose={send} />)}
    </Panel>
  )
}

function FileChoice({ choose }: { choose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <p className="text-muted">{words.about}</p>
      <input
        ref={input}
        className="sr-only"
        type="file"
        tabIndex={-1}
        accept=".zip,application/zip"
        aria-label={words.choose}
        onChange={({ target }) => target.files?.[0] && choose(target.files[0])}
      />
      <Button className="archive-panel-body" variant="secondary" onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
      <p className="mt-3 text-sm text-muted">{words.safe}</p>
    </>
  )
}
