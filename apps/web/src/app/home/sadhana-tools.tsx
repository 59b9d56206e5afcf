import { BookOpen, ChevronRight, SlidersHorizontal, Timer } from 'lucide-react'
import { Link } from 'react-router'
import { Panel, PanelHeader } from '#ui/panel.tsx'

const tools = [
  { to: '/meditation', label: 'Meditation timer', Icon: Timer },
  { to: '/guide', label: 'User guide', Icon: BookOpen },
  { to: '/settings/practice', label: 'Practice settings', Icon: SlidersHorizontal },
] as const

export const SadhanaTools = () => (
  <Panel aria-labelledby="sadhana-tools" className="tools-panel">
    <PanelHeader id="sadhana-tools" title="Sadhana tools" />
    <ul>
      {tools.map(({ to, label, Icon }) => (
        <li key={to}>
          <Link to={to} className="tool-link">
            <Icon aria-hidden="true" />
            <span>{label}</span>
            <ChevronRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  </Panel>
)
