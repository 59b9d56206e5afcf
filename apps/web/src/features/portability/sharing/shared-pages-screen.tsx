import './shared.css'
import { type ShareableFigure, shareableFigures, type SharedPage } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { copyWithToast } from '#lib/browser/copy-with-toast.ts'
import { dayAndMonthName } from '#intl/intl.rules.ts'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { Panel } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { linkTo } from './live-page.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { sharedPagesQuery } from './sharing.queries.ts'
import { sharingText as text } from './sharing.text.ts'

/** Every page that the member shares, and pages that ended lately. */
export function SharedPagesScreen() {
  const query = useQuery(sharedPagesQuery)
  const [pageToRevoke, setPageToRevoke] = useState<SharedPage>()
  return (
    <div className="shared-pages">
      <h1>{text.pages}</h1>
      <p className="text-muted">{text.pagesAbout}</p>
      <Panel className="mt-4" aria-label={text.pages}>
        {isFirstLoad(query) && <SkeletonRows count={2} />}
        {!query.data && !isFirstLoad(query) && (
          <LoadError title={text.pagesFailed} query={query}>
            {text.pagesSafe}
          </LoadError>
        )}
        {query.data?.length === 0 && (
          <EmptyState
            title={text.noPages}
            action={
              <Button asChild variant="secondary">
                <Link to="/">{text.toDashboard}</Link>
              </Button>
            }
          >
            {text.noPagesHint}
          </EmptyState>
        )}
        <ul>
          {query.data?.map((page) => (
            <li key={page.id} className="shared-pages-row">
              <PageRow page={page} onRevoke={() => setPageToRevoke(page)} />
            </li>
          ))}
        </ul>
      </Panel>
      {pageToRevoke && (
        <RevokeDialog page={pageToRevoke} onClose={() => setPageToRevoke(undefined)} onReturnFocus={focusHeading} />
      )}
    </div>
  )
}

const fieldOf: Record<ShareableFigure, keyof SharedPage['figures']> = {
  streak: 'streak',
  'total-time': 'totalMinutes',
  favorite: 'favorite',
  distribution: 'distribution',
  'this-week': 'thisWeek',
  'first-name': 'firstName',
}

function stateOf({ path, revokedAt, figures }: SharedPage): string {
  if (revokedAt) return text.revokedOn(dayAndMonthName(revokedAt.slice(0, 10)))
  return (path ? text.publicUntil : text.endedOn)(dayAndMonthName(figures.endsOn))
}

function PageRow({ page, onRevoke }: { page: SharedPage; onRevoke: () => void }) {
  const { figures, path } = page
  const limb = figures.stones[0] ?? undefined
  const shown = shareableFigures.filter((figure) => figures[fieldOf[figure]] !== null)
  return (
    <>
      <Stone tone={limb ?? 'primary'}>{limb && <LimbSymbol limb={limb} />}</Stone>
      <div>
        <h2>{figures.title}</h2>
        <p className="text-sm text-muted">{shown.map((figure) => text.figures[figure]).join(', ')}</p>
        <p className="text-sm">{stateOf(page)}</p>
      </div>
      {path && (
        <div className="shared-pages-ways">
          <Button asChild variant="secondary">
            <Link to={path} aria-label={text.openOf(figures.title)}>
              {text.open}
            </Link>
          </Button>
          <Button
            variant="secondary"
            aria-label={text.copyLinkOf(figures.title)}
            onClick={() => void copyWithToast(linkTo(page), text.copied)}
          >
            <Copy aria-hidden="true" /> {text.copyLink}
          </Button>
          <Button variant="danger" aria-label={text.revokeOf(figures.title)} onClick={onRevoke}>
            {text.revoke}
          </Button>
        </div>
      )}
    </>
  )
}
