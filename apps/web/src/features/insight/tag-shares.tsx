import './tag-shares.css'
import type { TagTotal } from '@sadhana/contract'
import { tagsText } from '#lib/product/tags/tags.text.ts'
import { Meter } from '#ui/status/meter.tsx'

const { shares: text } = tagsText

type TagSharesProps = {
  tags: readonly TagTotal[]
  /** All of the range. */
  sessions: number
  quiet: boolean
}

/** The share of practices that has each of the member's own tags. */
export const TagShares = ({ tags, sessions, quiet }: TagSharesProps) =>
  tags.length > 0 && (
    <section className="tag-shares" aria-labelledby="tag-shares">
      <h3 id="tag-shares">{text.title}</h3>
      <ul>
        {tags.map(({ tag, sessions: tagged }) => (
          <li key={tag}>
            <span dir="auto">{tag}</span>
            {!quiet && <span className="tag-shares-count">{text.share(tagged, sessions)}</span>}
            <Meter className="tag-shares-meter" label={tag} share={tagged / sessions} />
          </li>
        ))}
      </ul>
    </section>
  )
