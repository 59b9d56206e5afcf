import type { AfterFeeling, ArticleCategory, ArticleReason, BeforeFeeling, SuggestedArticle } from '@sadhana/contract'
import { minutesInWords } from '#intl/intl.rules.ts'

/**
 * Every text of the tab and of an article's frame, as whole sentences, so that a translator sees what a reader sees.
 */
export const learningText = {
  title: 'Learning',
  more: 'More to read',
  read: 'Read',
  alreadyRead: 'You’ve read this',
  readTime: (minutes: number) => `${minutes} min`,
  timeToRead: (minutes: number) => `${minutesInWords(minutes)} to read`,
  failed: 'We couldn’t load the articles',
  safe: 'What you’ve read is saved. Please try again.',
  empty: 'Nothing to read just now',
  emptyHint: 'Articles about the eight limbs will be here once they’re published.',
  article: {
    failed: 'We couldn’t load this article',
    unknown: 'We couldn’t find this article',
    unknownHint: 'There may be a typo in the address, or we’ve taken the article down.',
    toList: 'See what to read',
    resume: 'Continue where you stopped',
    openTimer: (minutes: number) => `Open the timer for ${minutesInWords(minutes)}`,
    sources: 'Sources',
    checked: (date: string) => `Checked against sources on ${date}. Renderings marked “After …” are our own.`,
    markRead: 'I’ve read this',
    markUnread: 'Mark as unread',
    next: 'Next',
    notSaved: 'We couldn’t save that',
  },
}

export const categoryNames: Record<ArticleCategory, string> = {
  practice: 'Practice',
  philosophy: 'Philosophy',
  'daily-life': 'Daily life',
}

export const difficultyNames: Record<SuggestedArticle['difficulty'], string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
}

const feelingsBefore: Record<BeforeFeeling, string> = {
  stressed: 'Stressed',
  anxious: 'Anxious',
  tired: 'Tired',
  restless: 'Restless',
  neutral: 'Neutral',
  content: 'Content',
  energized: 'Energized',
}

const feelingsAfter: Record<AfterFeeling, string> = {
  calm: 'calm',
  peaceful: 'peaceful',
  focused: 'focused',
  energized: 'energized',
  centered: 'centered',
  grateful: 'grateful',
  blissful: 'blissful',
}

/** Why an article is shown. `{limb}` marks where the limb's name goes, which is marked as Sanskrit. */
export function reasonText(reason: ArticleReason): string {
  switch (reason.kind) {
    case 'started':
      return 'Continue where you stopped'
    case 'beginning':
      return 'A good place to begin'
    case 'least-practised':
      return 'For you, because {limb} is the limb you’ve visited least'
    case 'practised-lately':
      return 'You’ve practised {limb} most lately'
    case 'shift':
      return `${feelingsBefore[reason.before]} to ${feelingsAfter[reason.after]} is the change you log most`
    case 'not-practised':
      return 'A limb you haven’t opened yet'
    case 'practised':
      return 'Goes with your {limb} practice'
    case 'unread':
      return 'New to you'
    case 'again':
      return 'Worth reading again'
  }
}
