import { Archive, ArrowDown, HeartPulse, ListChecks, Table2, PackageOpen } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { Panel } from '#ui/panel.tsx'
import { Notice } from '#ui/status/notice.tsx'
import type { OpenedOwn } from '../import-file/import-session.ts'
import { importText } from './import.text.ts'

const { choose: words } = importText

type ChooseFileProps = {
  choose: (file: File) => void
  /** The name of a file that we couldn't read here, and its kind if it is one of ours. */
  refused: { name: string; own: OpenedOwn['what'] | undefined } | undefined
}

export function ChooseFile({ choose, refused }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null | undefined) => files?.[0] && choose(files[0])
  return (
    <Panel aria-labelledby="import-file">
      {refused && !refused.own && (
        <Notice className="import-notice" tone="error" title={words.unreadable(refused.name)}>
          {words.unreadableHint}
        </Notice>
      )}
      {refused?.own && (
        <Notice className="import-notice" tone="info" title={words.own[refused.own].title(refused.name)}>
          {words.own[refused.own].text} <Link to="/settings/archive">{words.openArchive}</Link>
        </Notice>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a second way; the button is the first */}
      <div
        className="import-drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          take(event.dataTransfer.files)
        }}
      >
        <Stone tone="primary" size="lg">
          <ArrowDown aria-hidden="true" />
        </Stone>
        <h2 className="import-drop-title" id="import-file">
          {words.title}
        </h2>
        <p className="text-muted">{words.about}</p>
        <input
          ref={input}
          className="sr-only"
          type="file"
          tabIndex={-1}
          accept=".csv,.tsv,.txt,.zip,.xml"
          aria-label={words.button}
          onChange={({ target }) => take(target.files)}
        />
        <Button onClick={() => input.current?.click()}>{words.button}</Button>
      </div>
      <ul className="import-formats">
        <li>
          <Table2 aria-hidden="true" />
          <p>
            <strong>{words.table}</strong>
            <span className="import-hint">{words.tableAbout}</span>
          </p>
        </li>
        <li>
          <HeartPulse aria-hidden="true" />
          <p>
            <strong>{words.health}</strong>
            <span className="import-hint">{words.healthAbout}</span>
          </p>
        </li>
        <li>
          <ListChecks aria-hidden="true" />
          <p>
            <strong>{words.loop}</strong>
            <span className="import-hint">{words.loopAbout}</span>
          </p>
        </li>
        <li>
          <Archive aria-hidden="true" />
          <p>
            <Link to="/settings/archive">{words.archive}</Link>
            <span className="import-hint">{words.archiveAbout}</span>
          </p>
        </li>
        <li>
          <PackageOpen aria-hidden="true" />
          <p>
            <Link to="/settings/move">{words.move}</Link>
            <span className="import-hint">{words.moveAbout}</span>
          </p>
        </li>
      </ul>
      <details className="import-more">
        <summary>{words.where}</summary>
        <ol className="import-where">
          {words.whereSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
      <p className="import-hint">{words.safe}</p>
    </Panel>
  )
}
