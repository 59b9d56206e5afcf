import { Link } from 'react-router'
import { accessibilityText as text } from './accessibility.text.ts'
import { ProseScreen } from './prose-screen.tsx'

export const AccessibilityScreen = () => (
  <ProseScreen title={text.title}>
    <p className="prose-lede">{text.lede}</p>
    <h2>{text.aim.title}</h2>
    {text.aim.text.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <Section {...text.tried} />
    <Section {...text.untried} />
    <Section {...text.known} />
    <h2>{text.tell.title}</h2>
    <p>
      {text.tell.member} <Link to="/settings/letters">{text.tell.write}</Link> {text.tell.after}
    </p>
    <p>{text.tell.visitor}</p>
    <p>{text.tell.date}</p>
  </ProseScreen>
)

const Section = ({ title, list }: { title: string; list: readonly string[] }) => (
  <>
    <h2>{title}</h2>
    <ul>
      {list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </>
)
