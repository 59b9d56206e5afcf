import './what-helps.css'
import { BookOpen, Droplet, Eye, Footprints, Phone, PersonStanding, Users } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { fullDate } from '#intl/intl.rules.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { Panel } from '#ui/panel.tsx'
import { type Help, helps, type Source, studies, whatHelpsChecked, whatHelpsText as text } from './what-helps.text.ts'

const symbols: Record<Help['id'], typeof Eye> = {
  eyes: Eye,
  feet: Footprints,
  walk: PersonStanding,
  water: Droplet,
  person: Users,
}

/** Five small things, a way to people, and what the words rest on. */
export function WhatHelpsScreen() {
  const { hash } = useLocation()
  return (
    <div className="what-helps">
      <BackLink to="/">{text.back}</BackLink>
      <h1>{text.title}</h1>
      <p className="text-muted">{text.lede}</p>
      <div className="what-helps-columns">
        <Panel aria-label={text.title}>
          <ul className="what-helps-list">
            {helps.map(({ id, title, text: words }) => {
              const Symbol = symbols[id]
              return (
                <li key={id}>
                  <Stone tone="primary">
                    <Symbol aria-hidden="true" />
                  </Stone>
                  <b>{title}</b>
                  <p>{words}</p>
                </li>
              )
            })}
          </ul>
        </Panel>
        <div>
          <Panel aria-labelledby="if-it-stays">
            <h2 id="if-it-stays" className="panel-title">
              {text.stays}
            </h2>
            <p className="what-helps-alone">{text.alone}</p>
            <Button block asChild>
              <Link to="/help-now">
                <Phone aria-hidden="true" /> {text.talk}
              </Link>
            </Button>
            <p className="what-helps-leave">
              {text.leave} <Link to="/settings/practice">{text.pause}</Link>
            </p>
          </Panel>
          <Fold
            icon={<BookOpen aria-hidden="true" />}
            title={text.sources}
            note={text.sourcesNote}
            open={hash === '#sources'}
          >
            <dl className="what-helps-sources">
              {studies.map((source) => (
                <SourceItem key={source.url} of={text.oneInThree} source={source} />
              ))}
              {helps.map(({ id, title, source }) => (
                <SourceItem key={id} of={title} source={source} />
              ))}
            </dl>
            <p className="field-hint">{text.checked(fullDate(whatHelpsChecked))}</p>
          </Fold>
        </div>
      </div>
    </div>
  )
}

const SourceItem = ({ of, source: { name, url, says } }: { of: string; source: Source }) => (
  <div>
    <dt>{of}</dt>
    <dd>
      {says}{' '}
      <a href={url} rel="noreferrer">
        {name}
      </a>
    </dd>
  </div>
)
