import type { HardPractices } from '@sadhana/contract'
import { hardWordLabels } from '#lib/product/hard/hard.text.ts'
import { FeelingSymbol } from '#ui/motifs/feeling-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { feelingName } from '../shared/feeling-flows.text.ts'
import { hardText as text } from './hard.text.ts'

type HardEndingsProps = {
  practices: HardPractices
  details: NonNullable<HardPractices['details']>
  quiet: boolean
}

const shapes = ['a', 'b', 'c'] as const

/** How practices ended, hard or not, and the words for what was hard. */
export const HardEndings = ({ practices, details, quiet }: HardEndingsProps) => (
  <div className="hard-panel-pair">
    <Panel aria-labelledby="hard-endings">
      <PanelHeader
        id="hard-endings"
        title={text.endings}
        {...(!quiet && { aside: text.practices(practices.practices) })}
      />
      <ul className="hard-panel-endings">
        {details.endings.map(({ ending, times }, index) => (
          <li key={ending}>
            <Stone size="sm" shape={shapes[index % shapes.length] ?? 'a'} className="hard-panel-ending">
              <FeelingSymbol feeling={ending} size={20} />
            </Stone>
            <span>{feelingName(ending)}</span>
            {!quiet && <b className="numerals">{times}</b>}
          </li>
        ))}
      </ul>
      <p className="hard-panel-note text-sm text-muted">{bothOf(details, quiet)}</p>
    </Panel>
    <Panel aria-labelledby="hard-words">
      <PanelHeader
        id="hard-words"
        title={text.words}
        {...(!quiet && { aside: text.wordTimes(details.withWords, practices.hard) })}
      />
      {details.words.length === 0 && <p className="text-muted">{text.noWords}</p>}
      <ul className="hard-panel-words">
        {details.words.map(({ word, times }) => (
          <li key={word}>
            {hardWordLabels[word]} {!quiet && <span className="numerals">{times}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  </div>
)

/** What counts in two lines. */
function bothOf({ hardAnd }: HardEndingsProps['details'], quiet: boolean): string {
  const [first, ...others] = hardAnd
  if (quiet || !first) return text.inBothQuietly
  if (others.length === 0) return text.inBoth(first.times, first.feeling)
  return text.inBothOfSome(hardAnd.reduce((sum, { times }) => sum + times, 0))
}
