import { useQuery } from '@tanstack/react-query'
import { LoadError } from '#ui/status/load-error.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import type { FileReading } from '../import-file/file-reader.ts'
import { brokenQuery } from './import.queries.ts'
import { importText } from './import.text.ts'

const { check: words } = importText

type BrokenRowsProps = { id: string; reading: FileReading }

/** The server says which rows are invalid and why. Only the worker has their content. */
export function BrokenRows({ id, reading }: BrokenRowsProps) {
  const query = useQuery(brokenQuery(id, reading))
  return (
    <section aria-labelledby="import-broken">
      <h2 className="import-heading" id="import-broken">
        {words.brokenTitle}
      </h2>
      {query.isPending && <SkeletonRows count={2} />}
      {query.isError && <LoadError title={words.brokenFailed} query={query} heading="#import-broken" />}
      <ul className="import-list">
        {query.data?.rows.map(({ row, fault, source }) => (
          <li key={row}>
            <p>
              <strong>{words.brokenRow(source?.line ?? row)}</strong> {words.faults[fault]}
              {source && <span className="import-hint import-sample">{source.cells.filter(Boolean).join(' · ')}</span>}
            </p>
          </li>
        ))}
      </ul>
      {query.data?.more && <p className="import-hint">{words.brokenMore}</p>}
    </section>
  )
}
