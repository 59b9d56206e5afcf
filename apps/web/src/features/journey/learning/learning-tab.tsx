import './learning-tab.css'
import type { Limb, SuggestedArticle } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { inEnglish, language } from '#intl/language.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { Panel } from '#ui/panel.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { Skeleton, SkeletonRows } from '#ui/status/skeleton.tsx'
import { suggestionsQuery } from './learning.queries.ts'
import { categoryNames, difficultyNames, learningText as text, reasonText } from './learning.text.ts'
import { LimbArt } from './limb-art.tsx'

/** Six articles at most, each with the reason why it is shown. There are no counts, so quiet mode changes nothing. */
export const LearningTab = () => (
  <QueryView
    query={useQuery(suggestionsQuery)}
    skeleton={<LearningSkeleton />}
    failed={text.failed}
    failedText={text.safe}
    failedIn={Panel}
  >
    {({ items }) => <Suggestions articles={items} />}
  </QueryView>
)

function Suggestions({ articles: [lead, ...others] }: { articles: readonly SuggestedArticle[] }) {
  if (!lead)
    return (
      <Panel>
        <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>
      </Panel>
    )
  return (
    <div className="learning-tab">
      <LeadArticle article={lead} />
      {others.length > 0 && (
        <Panel className="learning-list" aria-label={text.more}>
          <ul>
            {others.map((article, index) => (
              <li key={article.slug}>
                <ArticleRow article={article} shape={shapes[index % shapes.length]!} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  )
}

const shapes = ['b', 'c', 'a'] as const
const pathTo = ({ slug }: SuggestedArticle) => `/gamification/learning/${slug}`

const LeadArticle = ({ article }: { article: SuggestedArticle }) => (
  <Panel className={`learning-lead tone-${article.limbType}`}>
    <div>
      <p className="text-sm text-muted">
        <Reason article={article} />
      </p>
      <h2>
        <Link to={pathTo(article)} {...inEnglish}>
          {article.title}
        </Link>
      </h2>
      <p className="learning-standfirst" {...inEnglish}>
        {article.standfirst}
      </p>
    </div>
    <LimbArt limb={article.limbType} />
    <div className="learning-lead-foot">
      <Stone tone={article.limbType}>
        <LimbSymbol limb={article.limbType} />
      </Stone>
      <Facts article={article} />
      <span className="button button-soft" aria-hidden="true">
        {text.read}
      </span>
    </div>
  </Panel>
)

type ArticleRowProps = { article: SuggestedArticle; shape: (typeof shapes)[number] }

const ArticleRow = ({ article, shape }: ArticleRowProps) => (
  <div className="learning-row">
    <Stone tone={article.limbType} shape={shape}>
      <LimbSymbol limb={article.limbType} />
    </Stone>
    <div>
      <h3>
        <Link to={pathTo(article)} {...inEnglish}>
          {article.title}
        </Link>
      </h3>
      <Facts article={article} />
      <p className="learning-reason">
        <Reason article={article} />
      </p>
    </div>
    <ChevronRight aria-hidden="true" />
  </div>
)

const Facts = ({ article: { limbType, category, difficulty, readTime, isRead } }: { article: SuggestedArticle }) => (
  <p className="learning-facts">
    <span>
      <span {...sanskrit}>{limbNames[limbType]}</span> <span>{categoryNames[category]}</span>{' '}
      <span>{difficultyNames[difficulty]}</span> <span>{text.readTime(readTime)}</span>{' '}
      {isRead && (
        <span className="learning-read">
          <Check aria-hidden="true" /> {text.alreadyRead}
        </span>
      )}
    </span>
  </p>
)

/** German nouns have a capital. */
const inSentence = (limb: Limb): string => (language === 'de' ? limbNames[limb] : limb)

function Reason({ article: { reason, limbType } }: { article: SuggestedArticle }) {
  const [before, after] = reasonText(reason).split('{limb}')
  return (
    <>
      {before}
      {after !== undefined && <span {...sanskrit}>{inSentence(limbType)}</span>}
      {after}
    </>
  )
}

const LearningSkeleton = () => (
  <div className="learning-tab">
    <Skeleton className="h-96" />
    <Panel>
      <SkeletonRows count={5} />
    </Panel>
  </div>
)
