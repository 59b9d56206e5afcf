import './hard-panel.css'
import { type HardGroups, type HardPractices, hardPracticesNeeded, type Limb } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { whatHelpsPath } from '#lib/product/hard/what-helps-path.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { StoneRow } from '#ui/motifs/stone-row.tsx'
import { Panel } from '#ui/panel.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { hardPracticesQuery } from '../shared/insight.queries.ts'
import { HardEndings } from './hard-endings.tsx'
import {
  doubts,
  hardText as text,
  lengthLabels,
  mostByLength,
  mostByLimb,
  mostByTime,
  timeLabels,
} from './hard.text.ts'

const titleId = 'when-it-was-hard'

type Details = NonNullable<HardPractices['details']>
type Sorting = 'length' | 'time' | 'limb'

/** When practice was hard; nothing if it never was in the last 90 days. */
export function HardPanel({ quiet }: { quiet: boolean }) {
  const query = useQuery(hardPracticesQuery)
  if (query.isPending || query.data?.hard === 0) return null
  const details = query.data?.details
  return (
    <>
      <Panel aria-labelledby={titleId}>
        <header className="hard-panel-header">
          <h2 className="panel-title" id={titleId}>
            {text.title}
          </h2>
          <p className="text-sm text-muted">{details ? text.hint : text.hintFew}</p>
        </header>
        <QueryView
          query={query}
          skeleton={null}
          failed={text.loadFailed}
          failedText={text.safe}
          heading={`#${titleId}`}
        >
          {(practices) =>
            practices.details ? (
              <Groups practices={practices} details={practices.details} quiet={quiet} />
            ) : (
              <FewHard practices={practices} quiet={quiet} />
            )
          }
        </QueryView>
      </Panel>
      {query.data && details && <HardEndings practices={query.data} details={details} quiet={quiet} />}
    </>
  )
}

const sortings = [
  { value: 'length', label: text.length },
  { value: 'time', label: text.time },
  { value: 'limb', label: text.limb },
] as const

type GroupsProps = { practices: HardPractices; details: Details; quiet: boolean }

function Groups({ practices, details, quiet }: GroupsProps) {
  const [sorting, setSorting] = useState<Sorting>('length')
  const { groups } = details[sorting]
  const range = text.range(details.range)
  const finding = findingOf(details, sorting)
  return (
    <>
      <p className="hard-panel-headline">{quiet ? text.headlineQuietly : text.headline(practices)}</p>
      {!quiet && <p className="hard-panel-all text-muted numerals">{text.ofAll(range)}</p>}
      <Segmented<Sorting> label={text.sortBy} options={sortings} value={sorting} onValueChange={setSorting} />
      <ul className="hard-panel-groups">
        {groups.map((group) => (
          <li key={group.key}>
            {labelOf(sorting, group.key)}
            <Marks group={group} quiet={quiet} />
            {!quiet && (
              <span className="hard-panel-count numerals">
                <b aria-hidden="true">{text.of(group)}</b> · {text.range(group.range)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="hard-panel-key">
        <span>
          <i className="hard-panel-mark" aria-hidden="true" />
          {text.practice}
        </span>
        <span>
          <i className="hard-panel-mark hard-panel-mark-ring" aria-hidden="true" />
          {text.hard}
        </span>
        {!quiet && <span>{text.rangeMeaning(range)}</span>}
      </p>
      {!quiet && finding && (
        <>
          <p className="hard-panel-finding">{finding}</p>
          <p className="text-sm text-muted">{doubts[sorting]}</p>
        </>
      )}
      <Ways />
    </>
  )
}

/** Which group was hard more often, if one is apart from the others. */
function findingOf({ length, time, limb }: Details, sorting: Sorting): string | undefined {
  if (sorting === 'length') {
    return length.most ? mostByLength[length.most.key](text.of(length.most), text.of(length.most.rest)) : undefined
  }
  if (sorting === 'time') {
    return time.most ? mostByTime[time.most.key](text.of(time.most), text.of(time.most.rest)) : undefined
  }
  return limb.most ? mostByLimb(limb.most.key, text.of(limb.most), text.of(limb.most.rest)) : undefined
}

function labelOf(sorting: Sorting, key: string): ReactNode {
  if (sorting === 'limb') {
    const limb = key as Limb
    return (
      <span className={`hard-panel-label tone-${limb}`}>
        <LimbSymbol limb={limb} size={20} />
        <span {...sanskrit}>{limbNames[limb]}</span>
      </span>
    )
  }
  const labels: Record<string, string> = sorting === 'length' ? lengthLabels : timeLabels
  return <span className="hard-panel-label">{labels[key]}</span>
}

/** One stone a practice; a hard one is a ring. */
const Marks = ({ group, quiet }: { group: HardGroups['groups'][number]; quiet: boolean }) => (
  <span className="hard-panel-marks">
    <span className="sr-only">{quiet ? text.marksQuietly(group) : text.marks(group)}</span>
    {Array.from(group.marks, (isHard, index) => (
      <i
        key={index}
        className={isHard ? 'hard-panel-mark hard-panel-mark-ring' : 'hard-panel-mark'}
        aria-hidden="true"
      />
    ))}
  </span>
)

const FewHard = ({ practices, quiet }: { practices: HardPractices; quiet: boolean }) => (
  <div className="hard-panel-few">
    {!quiet && (
      <>
        <p>
          <strong className="numerals">{practices.hard}</strong> {text.count(practices)}
        </p>
        <StoneRow filled={practices.hard} of={hardPracticesNeeded} />
      </>
    )}
    <p className="text-muted">{text.few}</p>
    <Ways />
  </div>
)

const Ways = () => (
  <div className="hard-panel-ways">
    <Button variant="quiet" asChild>
      <Link to={whatHelpsPath}>{text.whatHelps}</Link>
    </Button>
    <Button variant="quiet" asChild>
      <Link to="/help-now">{text.talk}</Link>
    </Button>
  </div>
)
