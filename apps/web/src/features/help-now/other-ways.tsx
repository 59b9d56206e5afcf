import { type Country, emergencyNumberOf, helplineDirectory, helplineOf, inEuropeanUnion } from '@sadhana/contract'
import { ChevronRight, Globe, type LucideIcon, MessageSquareText, TriangleAlert } from 'lucide-react'
import { helpNowText } from './help-now.text.ts'

/** Below the first step: the emergency number, or a sentence instead of it, and the directory. */
export function OtherWays({ country, online }: { country: Country | undefined; online: boolean }) {
  const { write, anywhere } = helpNowText
  const hasLine = country !== undefined && helplineOf(country) !== undefined
  return (
    <ul className="help-ways">
      <Emergency country={country} />
      {online && <Way icon={MessageSquareText} href={helplineDirectory} {...write} />}
      {online && hasLine && <Way icon={Globe} href={helplineDirectory} {...anywhere} />}
    </ul>
  )
}

function Emergency({ country }: { country: Country | undefined }) {
  const { emergency } = helpNowText
  const number = country && emergencyNumberOf(country)
  if (!country || !number) return <Way icon={TriangleAlert} title={emergency.words} hint={emergency.wordsHint} />
  // If there is no helpline to call, this number is already shown above, as a button.
  if (!helplineOf(country)) return null
  return (
    <Way
      icon={TriangleAlert}
      href={`tel:${number}`}
      title={emergency.number(number)}
      hint={inEuropeanUnion(country) ? emergency.hintEuropeanUnion : emergency.hint}
    />
  )
}

type WayProps = { icon: LucideIcon; title: string; hint: string; href?: string }

function Way({ icon: Icon, title, hint, href }: WayProps) {
  const content = (
    <>
      <Icon aria-hidden="true" />
      <span>
        <b>{title}</b>
        <small>{hint}</small>
      </span>
      {href && <ChevronRight aria-hidden="true" />}
    </>
  )
  return <li>{href ? <a href={href}>{content}</a> : <div>{content}</div>}</li>
}
