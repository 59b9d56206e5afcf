import { ActiveSessions } from './active-sessions.tsx'
import { SecurityLog } from './security-log.tsx'

export const ActivityTab = () => (
  <div className="grid gap-5">
    <ActiveSessions />
    <SecurityLog />
  </div>
)
