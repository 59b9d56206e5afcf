import type { WellnessInsights } from '@sadhana/contract'
import { moodLabels } from '#intl/feelings.text.ts'
import { withMarked } from '#intl/marked-words.tsx'
import { MoodSymbol } from '#ui/motifs/mood-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Meter } from '#ui/status/meter.tsx'
import { insightsText as text } from './insights.text.ts'

const shapes = ['a', 'b', 'c'] as const

const marks = {
  value: (words: string) => <b>{words}</b>,
  rest: (words: string) => <span className="text-sm text-muted">{words}</span>,
}

export function MoodPatterns({ insights, quiet }: { insights: WellnessInsights; quiet: boolean }) {
  const { recentMoods, energy } = insights
  return (
    <Panel aria-labelledby="mood-patterns">
      <PanelHeader id="mood-patterns" title={text.patterns} {...(recentMoods.length > 0 && { aside: text.latest })} />
      {recentMoods.length === 0 && <p className="text-muted">{text.noPatterns}</p>}
      <ul className="mood-patterns">
        {recentMoods.map(({ mood, entries }, index) => (
          <li key={mood}>
            <Stone tone={mood} size="sm" shape={shapes[index % shapes.length] ?? 'a'}>
              <MoodSymbol mood={mood} />
            </Stone>
            <span>{moodLabels[mood]}</span>
            {!quiet && <b className="numerals">{entries}</b>}
          </li>
        ))}
      </ul>
      {!quiet && (
        <div className="mood-patterns-average">
          <div className="mood-patterns-line">
            <span className="text-muted">{text.averageEnergy}</span>
            {energy.mean === null ? (
              <span className="text-muted">{text.noEnergy}</span>
            ) : (
              <span className="numerals">{withMarked(text.outOfTenMarked(energy.mean, energy.days), marks)}</span>
            )}
          </div>
          {energy.mean !== null && <Meter label={text.outOfTen(energy.mean, energy.days)} share={energy.mean / 10} />}
        </div>
      )}
    </Panel>
  )
}
