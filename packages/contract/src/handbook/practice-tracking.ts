import type { HandbookSection } from './blocks.ts'

export const practiceTracking: HandbookSection = {
  id: 'practice-tracking',
  title: 'Practice tracking',
  standfirst: 'Four taps for the usual, a minute for everything else.',
  parts: [
    {
      id: 'logging',
      title: 'Logging a practice',
      text: [
        'Open the [practice form](/?tab=practice). Choose the **Ashtanga Limb**, how long it was (1 to 300 minutes), **Feeling Before Practice** and **Feeling After Practice**. Then press **Save Practice Session**.',
        'Date and time are set to now. Open their fold to log this morning, yesterday, or any day before. Practices can’t lie in the future.',
        'After saving you’re back home, with the practice as your newest stone. **Undo** takes it back, **Add a note** is there if something comes to mind.',
      ],
      tip: 'No need to be exact about feelings. The first word that fits is usually right.',
    },
    {
      id: 'usual',
      title: 'Your usual practices',
      text: [
        'When you’ve logged the same limb, length and time of day three times within 60 days, it appears under **Your usual** on home and in the form. Tap it, choose how you felt before and after, and save.',
        'Up to three are shown, those for the present time of day first.',
      ],
    },
    {
      id: 'notes',
      title: 'Notes',
      text: [
        '**Practice Notes** are for you: what you noticed, what you’d like to remember. There’s room for 5,000 characters.',
        'They stay private even when you share the practice, unless you tick **Share my notes**. Tags go with them.',
      ],
    },
    {
      id: 'tags',
      title: 'Tags',
      text: [
        '**Tags** are below the notes: up to five words of your own, 24 characters each, such as a class or a series. Press Enter or a comma after each. The ones you use most are offered again.',
        'Once you use them, you can filter [All my sessions](/sessions) by **Tag**, and home shows how many of your practices have each. People see your tags only where they see your notes. The Practice Guide never does.',
      ],
    },
    {
      id: 'pictures',
      title: 'Pictures',
      text: [
        '**Add pictures** is beside the notes: up to four, each with a caption for people who can’t see it. They’re seen by those who see the practice. Your device takes out the place and the camera’s details before it sends them.',
      ],
    },
    {
      id: 'unfinished',
      title: 'Unfinished entries and bad connections',
      text: [
        'You can leave the form at any time. This device keeps your entry for a week, or until you sign out.',
        'If the connection fails while you save, simply send it again. It’s logged only once.',
      ],
    },
    {
      id: 'all-sessions',
      title: 'Finding, editing, deleting',
      text: [
        '[All my sessions](/sessions) lists everything, newest first. Filter by **Limb**, **From** and **To**, and by **Tag** if you use tags. Put in the wrong minutes? Every practice can be edited or deleted, and every figure follows: streak, charts and stones.',
        'What you delete waits under [Recently deleted](/sessions?view=deleted) for seven days. **Put back** makes it count as if it had never left. **Erase now** doesn’t wait.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who sees a practice',
      text: [
        'Each practice is for **Only me**, **Followers** or **All members**. You choose in the form, and can change your mind later.',
        'What new practices start with is set in your [privacy settings](/settings/privacy). Until you change it, that’s **Only me**.',
      ],
    },
    {
      id: 'your-day',
      title: 'When your day ends',
      text: [
        'A sit at half past midnight may still belong to yesterday evening. Under [Practice settings](/settings/practice), set **Day ends at** to any time up to 6:00, and practices before it count for the day before.',
        'Your **Time zone** follows your device unless you choose one. Travelling doesn’t move practices you’ve already logged.',
      ],
    },
  ],
}
