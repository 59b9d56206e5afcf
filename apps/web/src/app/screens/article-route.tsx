import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { ArticleScreen } from '#features/journey/learning/article-screen.tsx'
import { articleQuery } from '#features/journey/learning/learning.queries.ts'
import { pageTitle, pageTitles } from '#app/page-effects/page-title.text.ts'

/** Puts the article's title into the title of the page. */
export function ArticleRoute() {
  const { slug = '' } = useParams()
  const { data: article } = useQuery(articleQuery(slug))
  useEffect(() => {
    document.title = pageTitle(article?.title ?? pageTitles.article)
  }, [article?.title])
  return <ArticleScreen slug={slug} />
}
