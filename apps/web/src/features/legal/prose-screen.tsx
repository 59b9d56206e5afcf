import './prose.css'
import { Fragment, type ReactNode } from 'react'
import { language } from '#intl/language.ts'
import { languageText } from '#intl/language.text.ts'
import { withMarked } from '#intl/marked-words.tsx'

type Section = { title: string; text?: readonly string[]; list?: readonly string[] }

type ProseScreenProps = {
  title: string
  lede: string
  sections: readonly Section[]
  /** What the marked words of the paragraphs become. */
  marks?: Record<string, (words: string) => ReactNode>
}

/** A page of plain writing. */
export const ProseScreen = ({ title, lede, sections, marks }: ProseScreenProps) => (
  <article className="prose-screen" lang="en">
    {language !== 'en' && <p lang={language}>{languageText.onlyEnglish}</p>}
    <h1>{title}</h1>
    <p className="prose-lede">{lede}</p>
    {sections.map((section) => (
      <Fragment key={section.title}>
        <h2>{section.title}</h2>
        {section.text?.map((paragraph) => (
          <p key={paragraph}>{withMarked(paragraph, marks ?? {})}</p>
        ))}
        {section.list && (
          <ul>
            {section.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </Fragment>
    ))}
  </article>
)
