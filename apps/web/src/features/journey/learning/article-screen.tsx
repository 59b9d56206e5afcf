import './article.css'
import './article-print.css'
import { type Article, failedWith, learning } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { inEnglish } from '#intl/language.ts'
import { commonText } from '#intl/common.text.ts'
import { fullDate } from '#intl/intl.rules.ts'
import { limbMeanings, limbNames } from '#lib/product/limb-names.text.ts'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { Panel } from '#ui/panel.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { Skeleton } from '#ui/status/skeleton.tsx'
import { Block, blockId, plain, Text } from './article-blocks.tsx'
import { articleQuery, useMarkRead } from './learning.queries.ts'
import { categoryNames, difficultyNames, learningText } from './learning.text.ts'
import { useReadingPlace } from './use-reading-place.ts'

const text = learningText.article
const listPath = '/gamification?tab=learning'

export function ArticleScreen({ slug }: { slug: string }) {
  const query = useQuery(articleQuery(slug))
  const { data: article, error } = query
  if (isFirstLoad(query)) return <ArticleSkeleton />
  if (failedWith(learning.article, error, 'learning.not_found')) return <UnknownArticle />
  if (!article)
    return (
      <div className="article">
        <BackToList />
        <h1 className="sr-only">{learningText.title}</h1>
        <Panel>
          <LoadError title={text.failed} query={query}>
            {learningText.safe}
          </LoadError>
        </Panel>
      </div>
    )
  return <Reading key={slug} article={article} />
}

function Reading({ article }: { article: Article }) {
  const prose = useRef<HTMLDivElement>(null)
  // Reading further must not change the place where the reader stopped last time.
  const [stoppedAt] = useState(article.isRead ? 0 : article.place)
  useReadingPlace({ slug: article.slug, prose, from: stoppedAt, shouldSave: !article.isRead })
  return (
    <article className={`article tone-${article.limbType}`}>
      <BackToList />
      <header>
        <div className="article-facts">
          <Stone tone={article.limbType}>
            <LimbSymbol limb={article.limbType} />
          </Stone>
          <p>
            <span {...sanskrit}>{limbNames[article.limbType]}</span>, {limbMeanings[article.limbType]}
            <br />
            {categoryNames[article.category]} · {difficultyNames[article.difficulty]} ·{' '}
            {learningText.timeToRead(article.readTime)}
          </p>
        </div>
        <h1 {...inEnglish}>{article.title}</h1>
        <p className="article-standfirst" {...inEnglish}>
          {article.standfirst}
        </p>
        {stoppedAt > 0 && (
          <Button variant="soft" className="article-resume" onClick={() => goTo(stoppedAt)}>
            {text.resume}
          </Button>
        )}
      </header>
      <div ref={prose} className="article-prose" {...inEnglish}>
        {article.content.map((block, place) => (
          <Block key={blockId(place)} block={block} place={place} />
        ))}
      </div>
      <ArticleFoot article={article} />
    </article>
  )
}

function goTo(place: number) {
  const block = document.getElementById(blockId(place))
  block?.scrollIntoView({ block: 'start' })
  block?.focus({ preventScroll: true })
}

function ArticleFoot({ article: { slug, sources, checkedOn, isRead, next } }: { article: Article }) {
  const { mutate: markRead, isPending } = useMarkRead(slug)
  return (
    <footer className="article-foot">
      <h2>{text.sources}</h2>
      <ul {...inEnglish}>
        {sources.map((source) => (
          <li key={plain(source)}>
            <Text parts={source} />
          </li>
        ))}
      </ul>
      <p>{text.checked(fullDate(checkedOn))}</p>
      <div className="article-end">
        <Button variant={isRead ? 'quiet' : 'secondary'} pending={isPending} onClick={() => markRead(!isRead)}>
          {!isRead && <Check aria-hidden="true" />}
          {isRead ? text.markUnread : text.markRead}
        </Button>
        <output className="article-done">
          {isRead && (
            <>
              <Check aria-hidden="true" /> {learningText.alreadyRead}
            </>
          )}
        </output>
        {next && (
          <Link className="article-next" to={`/gamification/learning/${next.slug}`}>
            <span>{text.next}</span>
            <strong>
              <span {...inEnglish}>{next.title}</span> <ArrowRight aria-hidden="true" />
            </strong>
          </Link>
        )}
      </div>
    </footer>
  )
}

const BackToList = () => (
  <BackLink to={listPath} className="article-back">
    {learningText.title}
  </BackLink>
)

const UnknownArticle = () => (
  <div className="article">
    <BackToList />
    <h1 className="sr-only">{learningText.title}</h1>
    <Panel>
      <EmptyState
        title={text.unknown}
        action={
          <Button asChild variant="secondary">
            <Link to={listPath}>{text.toList}</Link>
          </Button>
        }
      >
        {text.unknownHint}
      </EmptyState>
    </Panel>
  </div>
)

const ArticleSkeleton = () => (
  <div className="article">
    <BackToList />
    <output className="grid gap-4">
      <span className="sr-only">{commonText.loading}</span>
      <Skeleton className="h-24" />
      <Skeleton className="h-96" />
    </output>
  </div>
)
