import './insight-page.css'
import type { ReactNode } from 'react'
import { BackLink } from '#ui/back-link.tsx'
import { Panel } from '#ui/panel.tsx'
import { insightPageText as text } from './feeling-flows.text.ts'

/** A separate page under the Insights tab, with a link back. */
export const InsightPage = ({ children }: { children: ReactNode }) => (
  <div className="insight-page">
    <BackLink to="/wellness?tab=insights">{text.back}</BackLink>
    <h1>{text.title}</h1>
    {children}
  </div>
)

type InsightWordsProps = {
  /** The subject of the page. */
  kind: string
  line: string
  about: string
  /** The actions offered here. */
  children?: ReactNode
}

/** A question, or the reason why there is nothing to see: a heading, a few words and the possible actions. */
export const InsightWords = ({ kind, line, about, children }: InsightWordsProps) => (
  <Panel className="insight-panel" aria-labelledby="insight-words">
    <p className="text-muted">{kind}</p>
    <h2 className="insight-line" id="insight-words">
      {line}
    </h2>
    <p className="insight-about">{about}</p>
    {children !== undefined && <div className="insight-ways">{children}</div>}
  </Panel>
)
