import type { HandbookSection } from './blocks.ts'

export const progressAndAchievements: HandbookSection = {
  id: 'progress-and-achievements',
  title: 'Progress and achievements',
  standfirst: 'What is counted, what is not, and how to stop counting.',
  parts: [
    {
      id: 'streaks',
      title: 'Streaks, and what a rest day does',
      text: [
        'A [streak](/gamification?tab=streaks) counts the days in a row on which you practised at all. It ends today or, while today is still empty, yesterday. So it never reads zero in the morning.',
        'Every seventh day of a run earns a rest day. You can hold two. When a day goes by without practice, one rest day is spent for you: it protects the run and adds nothing to it. Two missed days in a row end the run, and that’s all right.',
      ],
      tip: 'Travelling or unwell? [Pause](/settings/practice) for up to 30 days instead. Your rest days stay in the bank.',
    },
    {
      id: 'fixed-rest-days',
      title: 'Fixed rest days and moon days',
      text: [
        'If you always take certain days off, choose them as **Fixed rest days** under [Practice settings](/settings/practice): up to three days of the week, new moons and full moons. They keep the run, add nothing to it and use up nothing you’ve earned.',
        'You can still practise on them. It counts like any other day.',
      ],
    },
    {
      id: 'pauses',
      title: 'Pauses',
      text: [
        'Under [Practice settings](/settings/practice), choose **First day** and **Last day** and press **Save pause**. While you pause, your streak and your consistency stand still. You can also enter a pause for days gone by.',
        'Pauses can cover up to 30 days without a practice in between.',
      ],
    },
    {
      id: 'consistency',
      title: 'Consistency',
      text: [
        'A number from 0 to 100: how steadily you reach your weekly goal. It bends with a quiet week and comes back, rather than starting over. Today doesn’t count until it’s over or you’ve practised. On the meditation page the same number is called **Mindfulness score**.',
      ],
      tip: 'If it feels strict, lower your **Weekly goal**. Two days a week, kept, beat seven that aren’t.',
    },
    {
      id: 'levels',
      title: 'Levels and experience',
      text: [
        'One point for each minute, up to 60 in a session, and ten for the first practice of a day. A level is 100 points. The [Progress tab](/gamification?tab=progress) shows where each point came from.',
        'If you delete a session, its points go with it. A quiet week takes nothing away.',
      ],
    },
    {
      id: 'achievements',
      title: 'Achievements',
      text: [
        '[Stones](/gamification?tab=achievements) are laid by what you log, also by what you logged before. Each has its date and the practice that earned it. None expires, none can be bought, and some come by surprise.',
      ],
    },
    {
      id: 'challenges',
      title: 'Challenges',
      text: [
        'A [challenge](/gamification?tab=challenges) counts days, minutes or limbs over a set time. Join late, leave any time. What everyone did together is one sum, without names or rankings.',
      ],
    },
    {
      id: 'buddies',
      title: 'Buddies',
      text: [
        'Practise alongside up to three people who follow you back. Invite them under [Buddies](/gamification?tab=buddies), or from their page. You each see whether the other practised or rested, and your shared streak. Nothing else.',
        '**Send a quiet word** sends one of four sentences, once a day. **Stop being buddies** is silent: we don’t tell them.',
      ],
    },
    {
      id: 'learning',
      title: 'Learning',
      text: [
        '[Learning](/gamification?tab=learning) has sixteen articles, two for each limb, each with its sources. You’re shown six at a time, chosen by your practice and by what you’ve read, and each says why.',
        'Your place is kept, and only you can see what you’ve read. Reading earns nothing.',
      ],
    },
    {
      id: 'quiet-mode',
      title: 'Quiet mode',
      text: [
        'Would you rather not see numbers? **Quiet mode** hides counts, streaks and levels everywhere. They keep themselves up to date in case you want them back.',
        'Turn it on in the menu behind your picture, or in your [settings](/settings).',
      ],
    },
  ],
}
