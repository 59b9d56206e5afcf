import '../shared/key-rows.css'
import './access-tokens.css'
import type { AccessToken, CurrentUser } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Copy, House, Plus, Smartphone, Table2 } from 'lucide-react'
import { useState } from 'react'
import { copyWithToast } from '#lib/browser/copy-with-toast.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { Button } from '#ui/button.tsx'
import { focusHeading, moveFocusTo } from '#ui/focus-heading.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { accessTokensQuery } from './access-tokens.queries.ts'
import { tokensText as text } from './access-tokens.text.ts'
import { NewTokenForm } from './new-token-form.tsx'
import { TokenRow } from './token-row.tsx'

const titleId = 'access-tokens-title'
const heading = `#${titleId}`

type Made = { name: string; token: string }

export function AccessTokensTab({ user }: { user: CurrentUser }) {
  const tokens = useQuery(accessTokensQuery)
  const [isNew, setNew] = useState(false)
  const [made, setMade] = useState<Made>()
  const [now] = useState(() => new Date())
  const begin = () => {
    setMade(undefined)
    setNew(true)
  }
  const show = (token: Made) => {
    setNew(false)
    setMade(token)
  }
  const leaveForm = () => {
    setNew(false)
    requestAnimationFrame(() => focusHeading(heading))
  }
  if (isNew)
    return (
      <div className="token-columns">
        <NewTokenForm user={user} onMade={show} onCancel={leaveForm} />
      </div>
    )
  return (
    <QueryView
      query={tokens}
      skeleton={
        <Panel>
          <SkeletonRows count={2} />
        </Panel>
      }
      failed={text.loadFailed}
      failedText={text.loadFailedText}
      failedIn={Panel}
    >
      {(list) =>
        list.length === 0 && !made ? (
          <None onNew={begin} />
        ) : (
          <div className="token-columns">
            <div className="security-panels-column">
              <Opening tokens={list} now={now} />
              {made && <MadeToken made={made} onDone={() => setMade(undefined)} />}
              <TokenList tokens={list} now={now} onNew={begin} />
            </div>
            <Recipes />
          </div>
        )
      }
    </QueryView>
  )
}

const None = ({ onNew }: { onNew: () => void }) => (
  <Panel className="token-none" aria-labelledby={titleId}>
    <h2 className="token-opening" id={titleId} tabIndex={-1}>
      {text.none}
    </h2>
    <p className="text-muted">{text.noneAbout}</p>
    <Button className="justify-self-start" onClick={onNew}>
      <Plus aria-hidden="true" />
      {text.new}
    </Button>
  </Panel>
)

function Opening({ tokens, now }: { tokens: readonly AccessToken[]; now: Date }) {
  const live = tokens.filter(({ expiresAt }) => new Date(expiresAt) > now).length
  return (
    <div>
      <p className="token-opening">{live === 0 ? text.none : text.opening(live)}</p>
      <p className="text-muted">{text.about}</p>
    </div>
  )
}

function MadeToken({ made: { name, token }, onDone }: { made: Made; onDone: () => void }) {
  const finish = () => {
    onDone()
    focusHeading(heading)
  }
  return (
    <section className="made-token" aria-label={text.made.label(name)}>
      <p ref={moveFocusTo} tabIndex={-1}>
        <strong>{text.made.title}</strong>
      </p>
      <code>{token}</code>
      <div className="security-actions">
        <Button onClick={() => void copyWithToast(token, text.made.copied)}>
          <Copy aria-hidden="true" />
          {text.made.copy}
        </Button>
        <Button variant="quiet" onClick={finish}>
          {text.made.done}
        </Button>
      </div>
    </section>
  )
}

type TokenListProps = { tokens: readonly AccessToken[]; now: Date; onNew: () => void }

function TokenList({ tokens, now, onNew }: TokenListProps) {
  return (
    <Panel aria-labelledby={titleId}>
      <PanelHeader
        title={text.title}
        id={titleId}
        aside={
          <Button variant="secondary" onClick={onNew}>
            <Plus aria-hidden="true" />
            {text.new}
          </Button>
        }
      />
      <ul>
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} now={now} heading={heading} />
        ))}
      </ul>
    </Panel>
  )
}

const icons = { tag: Smartphone, home: House, sheet: Table2 }

const Recipes = () => (
  <Panel aria-labelledby="token-recipes-title">
    <PanelHeader title={text.recipes.title} id="token-recipes-title" />
    <ul className="token-recipes">
      {text.recipes.links.map(({ id, label, anchor }) => {
        const Icon = icons[id]
        return (
          <li key={id}>
            {/* Another document, so not a link of the router. */}
            <a href={`/docs/#description/${anchor}`}>
              <Icon aria-hidden="true" />
              <span>{label}</span>
              <ChevronRight aria-hidden="true" />
            </a>
          </li>
        )
      })}
    </ul>
    <p className="session-use">{text.recipes.note}</p>
  </Panel>
)
