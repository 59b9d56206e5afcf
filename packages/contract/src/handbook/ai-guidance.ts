import type { HandbookSection } from './blocks.ts'

export const aiGuidance: HandbookSection = {
  id: 'ai-guidance',
  title: 'AI guidance',
  standfirst: 'What a machine does here today, which is very little.',
  parts: [
    {
      id: 'no-ai-yet',
      title: 'No AI reads your practice',
      text: [
        'There’s no AI in the app today, and nothing you write is sent to a language model. Every figure is counted from your own log.',
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
