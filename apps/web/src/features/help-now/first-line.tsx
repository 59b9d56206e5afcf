import { dialled, type Country, emergencyNumberOf, helplineDirectory, helplineOf, helplines } from '@sadhana/contract'
import { Globe, MessageSquareText, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { helplineHints, helpNowText } from './help-now.text.ts'

/** The most important step: call the country's helpline or, if we don't know one, look one up. */
export function FirstLine({ country }: { country: Country | undefined }) {
  const id = country && helplineOf(country)
  if (!id) return <DirectoryLine country={country} />
  const { name, call, ...line } = helplines[id]
  return (
    <Card name={name} hint={helplineHints[id]}>
      <Button className="help-dial" asChild>
        <a href={`tel:${dialled(call)}`}>
          <Phone aria-hidden="true" />
          <span>
            <small>{helpNowText.call}</small> {call}
          </span>
        </a>
      </Button>
      {'text' in line && (
        <Button variant="secondary" size="lg" asChild>
          <a href={`sms:${dialled(line.text)}`}>
            <MessageSquareText aria-hidden="true" /> {helpNowText.text(line.text)}
          </a>
        </Button>
      )}
    </Card>
  )
}

function DirectoryLine({ country }: { country: Country | undefined }) {
  const { directory, emergency } = helpNowText
  const number = country && emergencyNumberOf(country)
  return (
    <Card
      name={country ? directory.country : directory.unknown}
      hint={country ? directory.countryHint : directory.unknownHint}
    >
      <Button className="help-dial help-dial-words" asChild>
        <a href={helplineDirectory}>
          <Globe aria-hidden="true" /> {directory.action}
        </a>
      </Button>
      {number && (
        <Button variant="secondary" size="lg" asChild>
          <a href={`tel:${number}`}>
            <Phone aria-hidden="true" /> {emergency.callNow(number)}
          </a>
        </Button>
      )}
    </Card>
  )
}

const Card = ({ name, hint, children }: { name: string; hint: string; children: ReactNode }) => (
  <section className="help-line" aria-labelledby="help-line">
    <h2 id="help-line">{name}</h2>
    <p>{hint}</p>
    <div className="help-line-actions">{children}</div>
  </section>
)
