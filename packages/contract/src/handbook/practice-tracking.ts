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
      id: 'hard-practice',
      title: 'When a practice was hard',
      text: [
        '**It was hard** stands beside the feelings after practice, in the form and after a sit. Choose it alone or with another feeling. If you like, say how much, and in up to three words. Only you see it.',
        '[What can help now](/what-can-help) has small things to do, each with its source. About one in three people who meditate know hard sits. It doesn’t mean you did it wrong.',
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
        'Once you use them, you can filter [All my sessions](/sessions) by **Tag**, and home shows how many of your practices have each. People see your tags only where they see your notes.',
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
      id: 'reminders',
      title: 'Reminders',
      text: [
        'Under [Reminders](/settings/reminders), press **Add** and choose a time, the days and how it comes: by push on your devices, or by email. It comes at that time wherever you are, also within your quiet hours. It stays away once you’ve practised that day, and while you’re on a pause.',
        'In the reminder you can choose **Start**, **Later** (an hour later) or **Not today**. If five in a row pass without an answer or a practice, one comes every third day until you’d like them all again. We don’t watch whether you open them. In gentle days there’s at most one a day, in gentler words.',
        'During **Quiet hours**, from 21:30 to 6:00 unless you change them, emails and what your buddies send wait. Emails about security, and those you’ve just asked for, still come. **Pause all** stops every reminder for as long as you like. **Weekly email** sends you your week in one sentence, with a small picture, on a day you choose. **In your calendar** makes a secret address for calendar apps, with your reminder times and fixed rest days, and nothing about your practice.',
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
