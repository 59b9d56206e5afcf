import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

type BackLinkProps = { to: string; className?: string; children: ReactNode }

/** A link to the parent page. */
export const BackLink = ({ to, className, children }: BackLinkProps) => (
  <Button variant="quiet" className={classNames('button-back', className)} asChild>
    <Link to={to}>
      <ArrowLeft aria-hidden="true" /> {children}
    </Link>
  </Button>
)
