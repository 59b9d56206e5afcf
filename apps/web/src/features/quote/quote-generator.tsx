import { useQuery } from '@tanstack/react-query'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { QuoteCard } from './quote-card.tsx'
import { quotesQuery } from './quote.queries.ts'
import { quoteText as text } from './quote.text.ts'

/** For the meditation screen: the latest quote with its reason, and the earlier ones. */
export function QuoteGenerator() {
  const { data: [, ...earlier] = [] } = useQuery(quotesQuery)
  return (
    <>
      <QuoteCard place="meditation" />
      {earlier.length > 0 && (
        <Panel className="quote-earlier" aria-labelledby="earlier-quotes">
          <PanelHeader id="earlier-quotes" title={text.earlier} />
          <ul>
            {earlier.map((quote) => (
              <li key={quote.id}>
                <p>{text.inMarks(quote.text)}</p>
                {quote.author !== null && <p className="text-sm text-muted">{quote.author}</p>}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
