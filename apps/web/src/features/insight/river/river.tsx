import { classNames } from '#ui/class-names.ts'
import { FeelingSymbol } from '#ui/motifs/feeling-symbol.tsx'
import type { ChartView } from '#ui/chart/chart-frame.tsx'
import { feelingName } from '../shared/feeling-flows.text.ts'
import type { Bank, River as Course } from './river.rules.ts'

type RiverProps = ChartView & { course: Course; quiet: boolean }

const bankWidth = 11
const wideFrom = 520
const symbolSize = 20
/** Room above the first bank for the top of its label. */
const inset = 4

/** The room for labels on either side, with symbols only if they fit too. */
const roomOn = (width: number) =>
  width < wideFrom ? { start: 98, end: 116, symbol: 0 } : { start: 148, end: 168, symbol: symbolSize + 8 }

/** Feelings before and after practice, with a stream for every combination that occurred; a hard ending is a ring. */
export function River({
  course: { height, beforeBanks, afterBanks, streams },
  quiet,
  width,
  active,
  onPoint,
}: RiverProps) {
  const { start, end, symbol } = roomOn(width)
  const [from, to] = [start, width - end]
  const middle = (from + to) / 2
  const wordsOf = ({ feeling, times }: Bank<string>) => (
    <>
      {feelingName(feeling)} {!quiet && <tspan className="river-count">{times}</tspan>}
    </>
  )
  return (
    <svg className="river" width={width} height={height + 2 * inset} aria-hidden="true">
      <g transform={`translate(0 ${inset})`}>
        {streams.map((stream, index) => (
          <path
            key={`${stream.before} ${stream.after}`}
            className={classNames(
              'river-stream',
              stream.after === 'hard' && 'river-stream-hard',
              index === active && 'river-stream-read',
            )}
            strokeWidth={stream.width}
            d={`M${from} ${stream.from}C${middle} ${stream.from} ${middle} ${stream.to} ${to} ${stream.to}`}
            onPointerEnter={() => onPoint(index)}
          />
        ))}
        {beforeBanks.map((bank) => (
          <g key={bank.feeling}>
            <rect
              className="river-bank"
              x={from - bankWidth}
              y={bank.y}
              width={bankWidth}
              height={bank.height}
              rx={5}
            />
            {symbol > 0 && <Symbol feeling={bank.feeling} x={0} y={middleOf(bank)} />}
            <text x={symbol} y={middleOf(bank) + 5}>
              {wordsOf(bank)}
            </text>
          </g>
        ))}
        {afterBanks.map((bank, index) => (
          <g key={bank.feeling}>
            {bank.feeling === 'hard' ? (
              <rect
                className="river-ring"
                x={to + 1}
                y={bank.y + 1}
                width={bankWidth - 2}
                height={bank.height - 2}
                rx={4}
              />
            ) : (
              <rect className="river-bank" x={to} y={bank.y} width={bankWidth} height={bank.height} rx={5} />
            )}
            <text className={classNames(index === 0 && 'river-most')} x={to + bankWidth + 8} y={middleOf(bank) + 5}>
              {wordsOf(bank)}
            </text>
            {symbol > 0 && <Symbol feeling={bank.feeling} x={width - symbolSize} y={middleOf(bank)} />}
          </g>
        ))}
      </g>
    </svg>
  )
}

const middleOf = ({ y, height }: Bank<unknown>) => y + height / 2

const Symbol = ({
  feeling,
  x,
  y,
}: {
  feeling: Parameters<typeof FeelingSymbol>[0]['feeling']
  x: number
  y: number
}) => (
  <g className="river-symbol" transform={`translate(${x} ${y - symbolSize / 2})`}>
    <FeelingSymbol feeling={feeling} size={symbolSize} />
  </g>
)
