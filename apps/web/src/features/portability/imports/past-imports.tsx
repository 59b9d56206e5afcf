import { useQuery } from '@tanstack/react-query'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { Button } from '#ui/button.tsx'
import { useHeldFocus } from '#ui/focus-heading.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { useUndoImport } from '../shared/archive.queries.ts'
import { newOf } from './import-outcome.tsx'
import { importsQuery } from './import.queries.ts'
import { importText } from './import.text.ts'

const { past: words } = importText

/** Imports of the last 30 days, each of which can be undone. */
export function PastImports() {
  const query = useQuery(importsQuery)
  const { isPending, mutate: undo, variables } = useUndoImport()
  const shown = query.data?.filter(({ state }) => state === 'added' || state === 'undone') ?? []
  useHeldFocus(shown.filter(({ state }) => state === 'added').length, '#past-imports')
  return (
    <Panel aria-labelledby="past-imports">
      <PanelHeader id="past-imports" title={words.title} />
      {isFirstLoad(query) && <SkeletonRows count={1} />}
      {!query.data && !isFirstLoad(query) && <LoadError title={words.failed} query={query} heading="#past-imports" />}
      {query.data && shown.length === 0 && <p className="text-muted">{words.empty}</p>}
      <ul className="import-map">
        {shown.map(({ id, name, state, counts, addedAt, undoUntil }) => (
          <li key={id} className="import-map-row">
            <p>
              <strong>{name}</strong>
              <span className="import-hint">
                {state === 'undone' && words.undone}
                {state === 'added' && counts && addedAt && words.added(newOf(counts), addedAt.slice(0, 10))}
              </span>
              {state === 'added' && undoUntil && (
                <span className="import-hint">{words.until(undoUntil.slice(0, 10))}</span>
              )}
            </p>
            {state === 'added' && (
              <Button
                className="import-undo"
                variant="secondary"
                pending={isPending && variables === id}
                onClick={() => undo(id)}
              >
                {words.undo(name)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
