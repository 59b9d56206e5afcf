import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Cairn } from '#ui/cairn.tsx'
import { notFoundTitle } from './page-title.ts'

export const NotFoundScreen = () => (
  <div className="plain-screen">
    <Cairn />
    <h1>{notFoundTitle}</h1>
    <p className="max-w-prose text-muted">
      No path leads here. The page may have moved, or the address may have a slip in it.
    </p>
    <Button asChild>
      <Link to="/">Return to Home</Link>
    </Button>
  </div>
)
