import type { HandbookSection } from './blocks.ts'

export const aiGuidance: HandbookSection = {
  id: 'ai-guidance',
  title: 'AI guidance',
  standfirst: 'What a machine does here today, which is very little.',
  parts: [
    {
      id: 'no-ai-yet',
      title: 'No AI reads your practice',
      text: ['Every figure is counted from your own log, and nothing you write is sent to a language model.'],
    },
    {
      id: 'daily-inspiration',
      title: 'Daily inspiration',
      text: [
        'A line stands on [Home](/), and on the **Insights** tab of the [Meditation](/meditation) page. **New quote** brings another, and **Copy quote** takes it along. The lines were written for this app, or come from old works such as the Yoga Sūtra and the Bhagavad Gītā, with their verse. The wording is ours. What you’ve practised lately decides which one fits.',
        'If the people who run this installation use a language model, it may write the line, and the author then reads Practice Guide. It’s told a theme and a moment, such as the evening, and not who you are.',
      ],
    },
    {
      id: 'guidance-today',
      title: 'Where to find guidance instead',
      text: [
        'For a limb, read an article under [Learning](/gamification?tab=learning). Each names its sources, and has something to try.',
        'For a rhythm, look at what your own log says: [what changes with each limb](/guide#feelings-chart) and [what goes with a good night](/guide#wellness-insights).',
      ],
      tip: 'For how anything in the app works, search this guide. It works without signing in.',
    },
    {
      id: 'people-first',
      title: 'When you need a person',
      text: [
        'Nothing here diagnoses or treats anything. If you’re ill, injured or pregnant, ask someone qualified before you try breath or posture work, and stop if something hurts.',
        'If things are too heavy, [Help now](/help-now) has people who listen.',
      ],
    },
  ],
}
