import './inbox.css'
import { type InboxKind, inboxKinds, type InboxSettings, type InboxWays } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { QueryView } from '#lib/query/query-view.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { useWays, waysQuery } from './inbox.queries.ts'
import { inboxText, waysText as text } from './inbox.text.ts'

const ways = ['inApp', 'push', 'email'] as const satisfies readonly (keyof InboxWays)[]

export function InboxSettingsScreen() {
  const query = useQuery(waysQuery)
  return (
    <div className="inbox">
      <BackLink to="/inbox">{inboxText.title}</BackLink>
      <h1>{text.title}</h1>
      <p className="text-muted">{text.quiet}</p>
      <Panel className="inbox-panel">
        <QueryView query={query} skeleton={<SkeletonRows count={6} />} failed={text.failed}>
          {(settings) => <Ways settings={settings} />}
        </QueryView>
      </Panel>
    </div>
  )
}

/** Every tick is saved at once. */
function Ways({ settings }: { settings: InboxSettings }) {
  const { mutate: save } = useWays()
  const change = (kind: InboxKind, way: keyof InboxWays, isOn: boolean) =>
    save({ ...settings, [kind]: { ...settings[kind], [way]: isOn } })
  return (
    <>
      <table className="inbox-ways">
        <caption className="sr-only">{text.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.kind}</th>
            {ways.map((way) => (
              <th key={way} scope="col">
                {text.ways[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inboxKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{text.kinds[kind]}</th>
              {ways.map((way) => (
                <td key={way}>
                  <label className="choice inbox-way">
                    <input
                      type="checkbox"
                      className="checkbox"
                      aria-label={text.tick(text.kinds[kind], text.ways[way])}
                      checked={settings[kind][way]}
                      onChange={({ target }) => change(kind, way, target.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="inbox-clears">{text.silent}</p>
      <p className="inbox-clears">{text.email}</p>
      <p className="inbox-clears">
        {text.where} <Link to="/settings/reminders">{text.whereLink}</Link>
      </p>
    </>
  )
}
