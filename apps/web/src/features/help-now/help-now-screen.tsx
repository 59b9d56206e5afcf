import './help-now.css'
import { type Country, countryOfZone, dialled, helpCountries, helplines, helplinesChecked } from '@sadhana/contract'
import { ArrowLeft } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { inEnglish } from '#intl/language.ts'
import { useOnline } from '#lib/browser/online.ts'
import { countryName, fullDate, inAlphabet } from '#intl/intl.rules.ts'
import { useStoredSession } from '#lib/session/stored-session.ts'
import { deviceZone } from '#lib/time/device-zone.ts'
import { Button } from '#ui/button.tsx'
import { Logo } from '#ui/motifs/logo.tsx'
import { Select } from '#ui/form/select.tsx'
import { FirstLine } from './first-line.tsx'
import { helplineHints, helpNowText } from './help-now.text.ts'
import { OtherWays } from './other-ways.tsx'

/**
 * Helplines by country, in its own frame. The page makes no requests and stores nothing, so that no one can learn that
 * it was opened.
 */
export function HelpNowScreen() {
  const online = useOnline()
  const [fromZone] = useState(() => (isPrerendering ? undefined : countryOfZone(deviceZone() ?? '')))
  const [chosen, setChosen] = useState<Country | typeof elsewhere>()
  const country = chosen === elsewhere ? undefined : (chosen ?? fromZone)
  return (
    <div className="help-now" {...inEnglish}>
      <HelpHeader />
      <main>
        <h1>{helpNowText.title}</h1>
        <p className="help-lede">{helpNowText.lede}</p>
        <FirstLine country={country} />
        {!isPrerendering && (
          <div className="help-where">
            <label htmlFor="help-country">{helpNowText.where.label}</label>
            <Select
              id="help-country"
              compact
              value={country ?? elsewhere}
              onChange={({ target }) => setChosen(target.value as Country | typeof elsewhere)}
            >
              {countryOptions().map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
              <option value={elsewhere}>{helpNowText.where.elsewhere}</option>
            </Select>
            <output>{whereHint(online, chosen !== undefined, fromZone !== undefined)}</output>
          </div>
        )}
        <OtherWays country={country} online={online} />
        <EveryCountry />
        <p className="help-someone">{helpNowText.someone}</p>
        <p className="help-promise">{helpNowText.promise(fullDate(helplinesChecked))}</p>
      </main>
    </div>
  )
}

const elsewhere = 'elsewhere'

/** The prerendered page has no time zone, and without JavaScript nothing can be chosen. */
const isPrerendering = typeof document === 'undefined'

function HelpHeader() {
  const isMember = useStoredSession() !== null
  const navigate = useNavigate()
  const goBack = () => void (hasEarlierPage() ? navigate(-1) : navigate('/'))
  return (
    <header className="page help-header">
      {isMember ? (
        <Button variant="quiet" className="help-back" onClick={goBack}>
          <ArrowLeft aria-hidden="true" /> {helpNowText.back}
        </Button>
      ) : (
        <Link className="home-link" to="/">
          <Logo hideText />
        </Link>
      )}
      <Button variant="quiet" className="help-leave" asChild>
        <a href="about:blank" onClick={leaveWithoutTrace}>
          {helpNowText.leave}
        </a>
      </Button>
    </header>
  )
}

/** The router numbers the pages it has opened. */
const hasEarlierPage = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0

/** Removes the page from the history too, so that "back" doesn't lead to it again. */
function leaveWithoutTrace(event: MouseEvent) {
  event.preventDefault()
  window.location.replace('about:blank')
}

function whereHint(online: boolean, isChosen: boolean, isKnown: boolean): string | null {
  const { where } = helpNowText
  if (!online) return where.offline
  if (isChosen) return null
  return isKnown ? where.fromZone : where.unknownZone
}

const countryOptions = () =>
  helpCountries
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((left, right) => inAlphabet(left.name, right.name))

/** Without JavaScript no country can be chosen, so every helpline is on the page. */
const EveryCountry = () => (
  <noscript>
    <h2>{helpNowText.everyCountry}</h2>
    <ul className="help-every">
      {Object.entries(helplines).map(([id, { name, call }]) => (
        <li key={id}>
          <a href={`tel:${dialled(call)}`}>
            {name}: {call}
          </a>{' '}
          <small>{helplineHints[id as keyof typeof helplineHints]}</small>
        </li>
      ))}
    </ul>
  </noscript>
)
