import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { insightsText } from './insights.text.ts'

const { more } = insightsText
const links = [
  { to: '/wellness/questions', ...more.questions },
  { to: '/wellness/reflection', ...more.reflection },
  { to: '/wellness/compare', ...more.compare },
]

/** Unobtrusive links to pages that look at the log in other ways. */
export const MoreInsights = () => (
  <Panel aria-labelledby="more-insights">
    <PanelHeader id="more-insights" title={more.title} />
    <ul className="more-insights">
      {links.map(({ to, title, about }) => (
        <li key={to}>
          <Link to={to} className="more-insights-row">
            <span>
              {title}
              <small>{about}</small>
            </span>
            <ChevronRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  </Panel>
)
