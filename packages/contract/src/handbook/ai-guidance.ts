import type { HandbookSection } from './blocks.ts'

export const aiGuidance: HandbookSection = {
  id: 'ai-guidance',
  title: 'AI guidance',
  standfirst: 'A guide that looks things up, and says where it found them.',
  parts: [
    {
      id: 'guide-what',
      title: 'What the Practice Guide is',
      text: [
        'The **Practice Guide** at the top of [Home](/) answers questions about the eight limbs, about this app and about small things to practise. It answers from this handbook and the articles, and names the passage under each answer. It isn’t a person.',
        'If the people who run this installation have connected a language model, the model writes the answers from those passages. If not, or when the model can’t be reached, a local guide quotes what it finds, and says so.',
        'Each member has a budget with the model for a day. After that the local guide answers until tomorrow.',
        'If you’d rather do without, turn on **Hide the Practice Guide** in [Settings](/settings). Its button and every word about it go away, and no model writes your daily line. Your conversation stays until you delete it.',
      ],
      tip: 'Ask about one thing at a time, in a few plain words.',
    },
    {
      id: 'guide-log',
      title: 'What the guide knows about you',
      text: [
        'Nothing, unless you turn on **May use my practice log**. Then it sees what you practised in the last 30 days, for how long, and how you felt before and after. It never sees notes, tags, moods, sleep or anyone else’s practice. Turn it off whenever you like.',
        'Where your log was used, **What the guide saw** under the answer shows exactly what was passed on.',
      ],
    },
    {
      id: 'guide-history',
      title: 'Your conversation with the guide',
      text: [
        'Questions and answers are saved until you delete them. Open the three dots in the guide: **Delete the conversation** takes all of it away at once, and each answer has its own **Delete**. They’re in your archive, too.',
        'The people who run this installation see how many questions there were, never what was asked.',
      ],
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
      title: 'Other places to look',
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
        'Nothing here diagnoses or treats anything, the guide included. If you’re ill, injured or pregnant, ask someone qualified before you try breath or posture work, and stop if something hurts.',
        'If what you write sounds as if you or someone else might be in danger, the guide shows helplines instead of an answer. That text is always the same, no model is asked, and no one is told. It can be wrong both ways.',
        'If things are too heavy, [Help now](/help-now) has people who listen.',
      ],
    },
  ],
}
