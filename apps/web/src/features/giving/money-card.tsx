import { fundsSplit, type GivingFacts } from '@sadhana/contract'
import { dollars, percentage } from '#intl/intl.rules.ts'
import { dateInWords } from '#lib/time/date-in-words.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { givingText } from './giving.text.ts'

const { money: text } = givingText

const percentOf = (share: keyof typeof fundsSplit) => percentage(fundsSplit[share] / 100)

/**
 * The money received and how it will be used. It never says that money was spent, because we don't keep those accounts
 * here.
 */
export function MoneyCard({ facts: { received, planned, freeMonths } }: { facts: GivingFacts }) {
  const { totalCents, thisYearCents, since, supporters } = received
  const hasReceived = totalCents > 0 && since !== null
  const shareOf = (cents: number) => (hasReceived ? text.planned(dollars(cents)) : undefined)
  return (
    <Panel aria-labelledby="money-title">
      <PanelHeader title={text.title} id="money-title" />
      <div className="pricing-money">
        <Stones />
        <ul className="pricing-shares">
          <Share
            name={text.infrastructure(percentOf('infrastructure'))}
            words={text.infrastructureText}
            planned={shareOf(planned.infrastructureCents)}
          />
          <Share
            name={text.development(percentOf('development'))}
            words={text.developmentText}
            planned={shareOf(planned.developmentCents)}
          />
          <Share
            name={text.freeAccess(percentOf('freeAccess'))}
            words={text.freeAccessText}
            planned={shareOf(planned.freeAccessCents)}
          />
        </ul>
      </div>
      <div className="pricing-received numerals">
        {hasReceived ? (
          <>
            <p>
              {text.received(dollars(totalCents), dateInWords(since))} {text.thisYear(dollars(thisYearCents))}
            </p>
            {supporters > 0 && <p>{text.supporters(supporters)}</p>}
            {freeMonths > 0 && <p>{text.freeMonths(freeMonths)}</p>}
          </>
        ) : (
          <p>{text.nothing}</p>
        )}
      </div>
    </Panel>
  )
}

type ShareProps = { name: string; words: string; planned: string | undefined }

const Share = ({ name, words, planned }: ShareProps) => (
  <li>
    <b>{name}</b>
    <span>{words}</span>
    {planned !== undefined && <span className="numerals">{planned}</span>}
  </li>
)

/** Shows to scale what the list beside it says in words. */
const Stones = () => (
  <svg className="pricing-stones" viewBox="0 0 340 300" aria-hidden="true">
    <ellipse className="pricing-ripple" cx="170" cy="268" rx="164" ry="20" opacity=".35" />
    <ellipse className="pricing-ripple" cx="170" cy="266" rx="146" ry="14" opacity=".6" />
    <path
      className="pricing-stone-base"
      d="M299.9 205.5C299.3 213.8 291.6 222.8 283.2 230.4C274.8 238 263.2 245.2 249.5 251.2C235.8 257.2 218.9 263.3 201.1 266.3C183.3 269.3 161.2 270.3 142.5 269.1C123.9 268 103.7 264.4 89.1 259.4C74.6 254.4 62.5 246.6 55.3 239.1C48 231.6 45.9 222.7 45.6 214.3C45.4 206 46.9 196.9 53.9 189.1C60.8 181.2 73.2 172.9 87.4 167.2C101.7 161.4 121.2 157.2 139.4 154.6C157.7 152.1 178.6 150.8 197 151.9C215.3 153.1 234.6 156.7 249.5 161.4C264.5 166.2 278.2 173.1 286.6 180.5C294.9 187.8 300.5 197.1 299.9 205.5Z"
    />
    <path
      className="pricing-stone-middle"
      d="M269.4 117.9C268.4 123.9 262.8 129.9 256.3 134.9C249.8 139.8 240.8 144.6 230.4 147.6C220 150.7 206.6 152.6 193.8 153.3C181.1 154 166.5 153.5 153.8 151.7C141.1 149.8 127.4 146.4 117.5 142.1C107.6 137.9 99.9 132 94.2 126.3C88.6 120.6 83.9 114.2 83.5 108.2C83.2 102.1 85.9 95.2 92.2 90.2C98.4 85.1 110.1 80.9 121.1 78.1C132.1 75.2 145.6 73.5 158.3 73C171.1 72.6 185 73.7 197.5 75.5C210.1 77.4 222.9 80.4 233.6 84.3C244.4 88.2 256.3 93.4 262.3 99C268.2 104.6 270.4 111.9 269.4 117.9Z"
    />
    <path
      className="pricing-stone-top"
      d="M218.8 46.2C218.7 49.8 216.8 53.8 213.4 57.1C210 60.3 204.2 63.5 198.4 66C192.5 68.5 185.5 70.8 178.2 72.2C170.9 73.6 162.2 74.6 154.8 74.4C147.4 74.1 140 72.4 133.9 70.7C127.8 68.9 122.1 66.5 118.1 63.7C114.2 60.9 110.7 57.3 110.3 53.8C109.9 50.3 112.2 46.2 115.6 42.8C119 39.4 124.6 36 130.6 33.5C136.7 31.1 144.8 29.4 152.1 28.3C159.4 27.3 167.1 27 174.6 27C182.1 27.1 190.7 27.2 197.2 28.6C203.8 30 210.4 32.7 214 35.7C217.6 38.6 218.9 42.7 218.8 46.2Z"
    />
    <text x="170" y="221" className="pricing-stone-text pricing-stone-text-base">
      {percentOf('infrastructure')}
    </text>
    <text x="176" y="124" className="pricing-stone-text pricing-stone-text-middle">
      {percentOf('development')}
    </text>
    <text x="164" y="58" className="pricing-stone-text pricing-stone-text-top">
      {percentOf('freeAccess')}
    </text>
  </svg>
)
