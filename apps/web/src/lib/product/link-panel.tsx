import './link-panel.css'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { Panel, PanelHeader } from '#ui/panel.tsx'

type LinkPanelProps = {
  id: string
  title: string
  links: readonly { to: string; label: string; Icon: LucideIcon }[]
}

/** A few ways to go from here, one a row. */
export const LinkPanel = ({ id, title, links }: LinkPanelProps) => (
  <Panel aria-labelledby={id} className="link-panel">
    <PanelHeader id={id} title={title} />
    <ul>
      {links.map(({ to, label, Icon }) => (
        <li key={to}>
          <Link to={to}>
            <Icon aria-hidden="true" />
            <span>{label}</span>
            <ChevronRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  </Panel>
)
