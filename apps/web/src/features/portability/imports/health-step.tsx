import { importMaxRows } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Notice } from '#ui/status/notice.tsx'
import type { HealthKind } from '../import-file/health-rows.rules.ts'
import type { Choice, OpenedHealth } from '../import-file/import-session.ts'
import { type OpenFile, previewQuery } from './import.queries.ts'
import { importText } from './import.text.ts'
import { RowTable } from './row-table.tsx'

const { health: words, columns } = importText
const kinds: readonly HealthKind[] = ['nights', 'sits', 'yoga']
const rowsListed = 100

type HealthStepProps = { open: OpenFile; opened: OpenedHealth; send: (choice: Choice) => void; close: () => void }

/** The entries of an export, and which data would leave the device. */
export function HealthStep({ open, opened, send, close }: HealthStepProps) {
  const { counts } = opened
  const [chosen, setChosen] = useState(kinds.filter((kind) => counts[kind] > 0))
  const { data: preview } = useQuery(previewQuery(open, { kinds: chosen }, rowsListed))
  const isTooLong = (preview?.total ?? 0) > importMaxRows
  const total = counts.nights + counts.sits + counts.yoga
  return (
    <Panel aria-labelledby="import-health">
      <PanelHeader
        id="import-health"
        title={total === 0 ? words.nothing : words.title(total)}
        aside={
          <Button variant="quiet" onClick={close}>
            {columns.other}
          </Button>
        }
      />
      <div className="import-kinds">
        {kinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => (
            <Checkbox
              key={kind}
              label={words.kinds[kind](counts[kind])}
              hint={kind === 'nights' ? `${words.pieces(opened.pieces)} ${words.merged}` : undefined}
              checked={chosen.includes(kind)}
              onChange={({ target }) =>
                setChosen(kinds.filter((one) => (one === kind ? target.checked : chosen.includes(one))))
              }
            />
          ))}
      </div>
      {total > 0 && <SentData bytes={open.file.size} />}
      {preview && preview.total > 0 && (
        <details className="import-more">
          <summary>{words.every}</summary>
          <p className="import-hint">{words.first(preview.rows.length, preview.total)}</p>
          <RowTable caption={words.caption} rows={preview.rows} />
        </details>
      )}
      {isTooLong && <Notice tone="info" title={columns.tooLong(importMaxRows)} />}
      {total > 0 && (
        <div className="import-acts">
          <Button disabled={chosen.length === 0 || isTooLong} onClick={() => send({ kinds: chosen })}>
            {columns.check}
          </Button>
        </div>
      )}
    </Panel>
  )
}

const SentData = ({ bytes }: { bytes: number }) => (
  <div className="import-halves">
    <div>
      <h3 className="import-heading">{words.leaves}</h3>
      <ul className="import-list">
        {words.leaving.map((item) => (
          <li key={item}>
            <Check aria-hidden="true" /> {item}
          </li>
        ))}
      </ul>
    </div>
    <div>
      <h3 className="import-heading">{words.stays}</h3>
      <ul className="import-list">
        {words.staying(bytes).map((item) => (
          <li key={item}>
            <X aria-hidden="true" /> {item}
          </li>
        ))}
      </ul>
    </div>
  </div>
)
