import './erase.css'
import type { ErasurePreview } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Archive, Flag, HandHeart, KeyRound, LayoutList, Receipt, UsersRound, type LucideIcon } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { useUnsentQuestion } from '#lib/outbox/waiting-question.tsx'
import { WhenInView } from '#lib/browser/when-in-view.tsx'
import { QueryView } from '#lib/query/query-view.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { erasurePreviewQuery } from './erase.queries.ts'
import { dueDay, eraseText as text } from './erase.text.ts'
import { type ProviderReturn, useProviderReturn } from './provider-return.ts'

const EraseDialog = lazyScreen(async () => (await import('./erase-dialog.tsx')).EraseDialog)

type EraseScreenProps = {
  /** Shown before the proof. It belongs to another feature. */
  archive: ReactNode
}

/** Shows what is erased and what is kept, side by side, then the archive, the fourteen days and the next step. */
export function EraseScreen({ archive }: EraseScreenProps) {
  const query = useQuery(erasurePreviewQuery)
  const returned = useProviderReturn()
  return (
    <div className="erase">
      <BackLink to="/settings">{text.back}</BackLink>
      <header>
        <h1>{text.title}</h1>
        <p className="erase-lede">{text.lede}</p>
      </header>
      <QueryView query={query} skeleton={<SkeletonRows count={4} />} failed={text.couldNotLoad}>
        {(preview) => <Decision preview={preview} archive={archive} returned={returned} />}
      </QueryView>
    </div>
  )
}

type DecisionProps = EraseScreenProps & { preview: ErasurePreview; returned: ProviderReturn | undefined }

function Decision({ preview, archive, returned }: DecisionProps) {
  const [isDialogOpen, setDialogOpen] = useState(returned !== undefined)
  const unsent = useUnsentQuestion('erase')
  return (
    <>
      <Panel>
        <div className="erase-columns">
          <ErasedItems isGiving={preview.isGiving} />
          <RetainedItems receipts={preview.receipts} />
        </div>
      </Panel>
      <div className="erase-columns">
        <WhenInView placeholder={<SkeletonRows count={3} />}>
          <Suspense fallback={<SkeletonRows count={3} />}>{archive}</Suspense>
        </WhenInView>
        <Panel aria-labelledby="erase-grace">
          <PanelHeader id="erase-grace" title={text.grace.title} />
          <p>{text.grace.about(dueDay(preview.dueAt))}</p>
        </Panel>
      </div>
      <div className="erase-actions">
        <Button variant="danger" onClick={() => unsent.ask(() => setDialogOpen(true))}>
          {text.next}
        </Button>
        <Button variant="quiet" asChild>
          <Link to="/settings">{text.keep}</Link>
        </Button>
      </div>
      {unsent.question}
      {isDialogOpen && (
        <Suspense>
          <EraseDialog preview={preview} returned={returned} onClose={() => setDialogOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const ErasedItems = ({ isGiving }: { isGiving: boolean }) => (
  <section>
    <h2>{text.goes.title}</h2>
    <ul>
      <Item Icon={LayoutList} words={text.goes.log} />
      <Item Icon={UsersRound} words={text.goes.people} />
      {isGiving && <Item Icon={HandHeart} words={text.goes.giving} />}
      <Item Icon={KeyRound} words={text.goes.ways} />
    </ul>
  </section>
)

const RetainedItems = ({ receipts }: { receipts: number }) => (
  <section>
    <h2>{text.stays.title}</h2>
    <ul>
      {receipts > 0 && <Item Icon={Receipt} words={text.stays.receipts(receipts)} />}
      <Item Icon={Flag} words={text.stays.reports} />
      <Item Icon={Archive} words={text.stays.backups} />
    </ul>
  </section>
)

const Item = ({ Icon, words: [what, why] }: { Icon: LucideIcon; words: readonly string[] }) => (
  <li className="erase-item">
    <Icon aria-hidden="true" />
    <span>
      {what}
      <small>{why}</small>
    </span>
  </li>
)
