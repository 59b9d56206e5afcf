import type { HandbookSection } from './blocks.ts'

export const analyticsGuide: HandbookSection = {
  id: 'analytics',
  title: 'Analytics',
  standfirst: 'A few honest pictures of what you’ve logged.',
  parts: [
    {
      id: 'four-stats',
      title: 'The four stats',
      text: [
        'At the top of [Home](/): **This Week** counts sessions of the last seven days. **Total Time** shows minutes at first, and hours from two hours on. **Streak** is [explained here](/guide#streaks). **Favorite practice** is the limb you’ve logged most, from your fifth session on.',
      ],
    },
    {
      id: 'progress-chart',
      title: 'The progress chart',
      text: [
        '**Weekly** shows the last seven days, **Monthly** the last 30: your minutes each day, and how the hours add up. Charts begin with your third session.',
      ],
      tip: 'With a keyboard, the arrow keys walk along the chart, day by day.',
    },
    {
      id: 'feelings-chart',
      title: 'Limbs, and what they change',
      text: [
        '**Practice distribution** shows which limbs you practise. Choose **Last 30 Days**, **Last 90 Days** or **This Year**.',
        'Below it, **What practice turns into** says for each limb how your practices ended, such as 61 of 108 ended energized, and names your most common shift: you came tired 31 times and left energized 27 of them. A limb needs eight practices in the range you’ve chosen.',
      ],
    },
    {
      id: 'your-year',
      title: 'Your year, day by day',
      text: [
        'Under [Streaks](/gamification?tab=streaks) and [Progress](/gamification?tab=progress), every day of the year is a dot. The more minutes, the larger and deeper it is. Rest days and paused days have marks of their own.',
      ],
    },
    {
      id: 'which-day',
      title: 'Which day a practice counts for',
      text: [
        'Every figure follows your own calendar: your time zone, and [when your day ends](/guide#your-day). The week under [Streaks](/gamification?tab=streaks) runs from Monday to Sunday; **This Week** on home covers the last seven days.',
        'Edit or delete anything, and all figures are worked out again.',
      ],
    },
    {
      id: 'suggestions',
      title: 'For you, today',
      text: [
        '[Home](/) suggests up to three practices. From your fifth session on they come from your own log, and each says what it counted. **Not today** hides one until tomorrow; **Not for me** in its menu hides it for 30 days.',
      ],
    },
    {
      id: 'sharing-figures',
      title: 'Sharing figures',
      text: [
        '**Share** on [Home](/) makes a picture, or a page that anyone with the link can open. You tick each figure yourself; notes, moods and sleep are never part of it. A page ends after four weeks, and you can revoke it any time under [Shared pages](/settings/sharing).',
      ],
    },
  ],
}
