import { type QuestionAnswer, questionSides, type QuestionView } from '@sadhana/contract'
import { ChartFrame } from '#ui/chart/chart-frame.tsx'
import { durationText } from '../sleep/sleep.text.ts'
import { StripPlot } from '../insights/strip-plot.tsx'
import { scaleFor, valuesOn, valueText } from './question-words.ts'
import { atStart, questionsText as text } from './questions.text.ts'

type AnswerPictureProps = { view: Extract<QuestionView, { answer: QuestionAnswer }>; quiet: boolean }

/** Every day with a value, on the line of its side, and the two means. Absent without any value. */
export function AnswerPicture({ view: { answer, outcome, a, b, title }, quiet }: AnswerPictureProps) {
  const all = answer.values.map(({ value }) => value)
  if (all.length === 0) return null
  const scale = scaleFor(outcome, all)
  const ends =
    outcome === 'sleep-length' ? ([durationText(scale[0]), durationText(scale[1])] as const) : text.answer.ends[outcome]
  const groups = questionSides.map((side) => {
    const words = side === 'a' ? a : b
    const values = valuesOn(side, answer)
    const mean = answer.comparison?.means[side] ?? null
    const meanText = mean === null || quiet ? '' : valueText(outcome, mean)
    return {
      label: atStart(words),
      values,
      mean,
      meanText,
      countText: quiet ? '' : text.answer.dayCount(values.length),
    }
  })
  const readings = groups.map(({ label, countText, meanText }) =>
    [text.answer.group(label, countText), meanText].filter(Boolean).join(', '),
  )
  return (
    <ChartFrame
      className="strip-plot-chart"
      title={title ?? text.title}
      summary={readings.join('. ')}
      readings={readings}
      table={
        quiet
          ? undefined
          : {
              headers: text.answer.table,
              rows: groups.map(({ label, values, meanText }) => [label, String(values.length), meanText]),
            }
      }
    >
      {({ width }) => <StripPlot groups={groups} scale={scale} ends={ends} width={width} />}
    </ChartFrame>
  )
}
