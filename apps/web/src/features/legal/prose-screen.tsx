import './prose.css'
import type { ReactNode } from 'react'

/** A page of plain writing. */
export const ProseScreen = ({ title, children }: { title: string; children: ReactNode }) => (
  <article className="prose-screen">
    <h1>{title}</h1>
    {children}
  </article>
)
