import { useInboxNews } from '#lib/realtime/inbox-news.ts'
import { commonText as text } from '#intl/common.text.ts'

/** Shown while something is new. No number: nothing is counted. */
export function InboxDot() {
  if (!useInboxNews()) return null
  return (
    <>
      <span className="bottom-nav-dot" />
      <span className="sr-only">{text.somethingNew}</span>
    </>
  )
}
