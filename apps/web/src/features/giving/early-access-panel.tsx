import { type EarlyAccess, earlyFeatures, insight, type Subscription } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dayAndMonthName } from '#intl/intl.rules.ts'
import { withMarked } from '#intl/marked-words.tsx'
import { queryClient } from '#lib/query/query-client.ts'
import { useSavedChange } from '#lib/query/saved-change.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Panel } from '#ui/panel.tsx'
import { earlyAccessQuery, givingApi } from './giving.queries.ts'
import { subscriptionText } from './subscription.text.ts'

const text = subscriptionText.early

const marks = { letter: (words: string) => <Link to="/settings/letters">{words}</Link> }

/** Features still in the making, for members with early access. Everyone else finds them on the pricing page. */
export function EarlyAccessPanel({ state }: Pick<Subscription, 'state'>) {
  const query = earlyAccessQuery(state)
  const { data: access } = useQuery(query)
  const [unsaved, change] = useSavedChange<Pick<EarlyAccess, 'isOn'>>(async (body) => {
    queryClient.setQueryData(query.queryKey, await givingApi.changeEarlyAccess({ body }))
    // What the comparison contains depends on early access.
    await queryClient.invalidateQueries({ queryKey: [insight.compare.path] })
  })
  if (!access?.isOpen) return null
  const { isOn } = { ...access, ...unsaved }
  return (
    <Panel aria-labelledby="early-access">
      <div className="early-access-top">
        <h2 id="early-access">{text.title}</h2>
        <Switch
          label={<span className="sr-only">{text.title}</span>}
          checked={isOn}
          onChange={({ target }) => change({ isOn: target.checked })}
        />
      </div>
      <p className="early-access-text">{text.text}</p>
      {isOn && (
        <>
          <ul className="early-access-features">
            {earlyFeatures.map(({ id, since, path }) => (
              <li key={id}>
                <div>
                  <b>{text.features[id]}</b>
                  <small>{text.since(dayAndMonthName(since))}</small>
                </div>
                <Button variant="quiet" asChild>
                  <Link to={path} aria-label={text.opens(text.features[id])}>
                    {text.open}
                  </Link>
                </Button>
              </li>
            ))}
          </ul>
          <p className="early-access-text">{withMarked(text.question, marks)}</p>
        </>
      )}
    </Panel>
  )
}
