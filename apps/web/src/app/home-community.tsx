import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'

export const HomeCommunity = () => (
  <div className="plain-screen">
    <h1>Community</h1>
    <p className="max-w-prose text-muted">The feed is being built. Until it is there, nobody sees a session but you.</p>
    <Button asChild>
      <Link to="/?tab=practice">Log a practice</Link>
    </Button>
  </div>
)
