import './quote-card.css'
import { type Quote, recentQuotesSent } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Copy, RotateCcw, Share } from 'lucide-react'
import { inEnglish } from '#intl/language.ts'
import { copyText } from '#lib/browser/copy-text.ts'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { Panel } from '#ui/panel.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { LoadError } from '#ui/status/load-error.tsx'
import { Skeleton } from '#ui/status/skeleton.tsx'
import { NoFirstQuoteError, quotesQuery, useGenerateQuote } from './quote.queries.ts'
import { quoteText as text, themeLabels } from './quote.text.ts'

const headingId = 'quote-heading'

/** On the meditation screen (`meditation`), it also says why the line was chosen. */
export function QuoteCard({ place }: { place: keyof typeof recentQuotesSent }) {
  const query = useQuery(quotesQuery)
  const quotes = query.data ?? []
  const generating = useGenerateQuote(quotes, recentQuotesSent[place])
  const [quote] = quotes
  const isBusy = generating.isPending || !quote
  const hasFailed = !quote && !isFirstLoad(query)
  return (
    <Panel className={classNames(!hasFailed && 'quote-card')} aria-labelledby={headingId}>
      <h2 className="panel-title mb-4" id={headingId}>
        {place === 'home' ? text.daily : text.generator}
      </h2>
      {hasFailed ? (
        <QuoteLoadError query={query} />
      ) : (
        <>
          <Rings />
          {/* Announced as a whole when another line replaces it. */}
          <div aria-live="polite" aria-atomic="true" aria-busy={isBusy}>
            {quote ? <Line quote={quote} hasReason={place === 'meditation'} /> : <QuoteSkeleton />}
          </div>
          <QuoteActions quote={quote} isBusy={isBusy} onNext={() => generating.mutate()} />
        </>
      )}
    </Panel>
  )
}

/** From this length on the text is smaller, so that every line fits the same height. */
const longLine = 70

const Line = ({ quote, hasReason }: { quote: Quote; hasReason: boolean }) => (
  <figure>
    <blockquote className={classNames(quote.text.length > longLine && 'quote-card-long')} {...inEnglish}>
      {text.inMarks(quote.text)}
    </blockquote>
    {quote.original !== null && (
      <p className="quote-card-original" {...sanskrit}>
        {quote.original}
      </p>
    )}
    {quote.author !== null && <figcaption {...inEnglish}>{quote.author}</figcaption>}
    {hasReason && (
      <p className="quote-card-reason">{text.chosenFor(themeLabels[quote.theme], quote.practiceContext)}</p>
    )}
  </figure>
)

const QuoteSkeleton = () => (
  <div className="grid gap-4">
    <span className="sr-only">{text.loading}</span>
    <Skeleton />
    <Skeleton className="w-3/4" />
    <Skeleton className="w-2/5" />
  </div>
)

type QuoteActionsProps = { quote: Quote | undefined; isBusy: boolean; onNext: () => void }

/** While a line is being made, the buttons do nothing but keep the focus. */
function QuoteActions({ quote, isBusy, onNext }: QuoteActionsProps) {
  const words = quote ? text.asText(quote.text, quote.author) : ''
  const unlessBusy = (act: () => void) => ({
    'aria-disabled': isBusy || undefined,
    onClick: () => !isBusy && act(),
  })
  return (
    <div className="quote-card-acts">
      <IconButton label={text.copy} {...unlessBusy(() => void copy(words))}>
        <Copy aria-hidden="true" />
      </IconButton>
      {'share' in navigator && (
        <IconButton label={text.share} {...unlessBusy(() => void share(words))}>
          <Share aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={text.next} {...unlessBusy(onNext)}>
        <RotateCcw aria-hidden="true" />
      </IconButton>
    </div>
  )
}

async function copy(words: string): Promise<void> {
  try {
    await copyText(words)
    toast({ title: text.copied, tone: 'success' })
  } catch {
    toast({ title: text.copyFailed, text: text.copyFailedText, tone: 'error' })
  }
}

/** Closing the sheet without choosing isn't a failure. */
const share = (words: string): Promise<void> => navigator.share({ text: words }).catch(() => undefined)

function QuoteLoadError({ query }: { query: Parameters<typeof LoadError>[0]['query'] & { error: unknown } }) {
  const hasNone = query.error instanceof NoFirstQuoteError
  return (
    <LoadError title={hasNone ? text.generationFailed : text.loadFailed} query={query} heading={`#${headingId}`}>
      {hasNone ? text.generationFailedText : text.loadFailedText}
    </LoadError>
  )
}

/** Rings like those on water, half hidden in the corner. */
const Rings = () => (
  <svg className="quote-card-rings" viewBox="0 0 360 360" aria-hidden="true">
    {[54, 92, 130, 168].map((radius) => (
      <circle key={radius} cx="180" cy="180" r={radius} />
    ))}
  </svg>
)
