import type { HandbookSection } from './blocks.ts'

export const wellnessAndMood: HandbookSection = {
  id: 'wellness-and-mood-tracking',
  title: 'Wellness and mood tracking',
  standfirst: 'Moods, nights, and what they may have to do with practice.',
  parts: [
    {
      id: 'mood',
      title: 'Noting a mood',
      text: [
        'On home, one tap under **How are you feeling?** saves it. You can add energy and notes afterwards, or leave it at that.',
        'On the [Wellness](/wellness) page, **Log Your Mood** asks for a mood, your energy from 1 to 10, and notes if you like. **Save Mood Entry** keeps it. Your ten latest moods are listed below, and each can be edited or deleted.',
      ],
      tip: 'As often as you like. A mood tapped without energy stays out of your energy average.',
    },
    {
      id: 'sleep',
      title: 'Noting a night',
      text: [
        'The **Sleep** tab of the [Wellness](/wellness) page asks for the date you woke, **Bedtime**, **Wake time** and **Quality**. A bedtime before midnight belongs to the evening before. Naps count, too.',
        'The length is worked out from the times, and is right even when the clocks change. Your nights are listed below, and each can be edited or deleted.',
      ],
    },
    {
      id: 'wellness-insights',
      title: 'What Insights shows',
      text: [
        'The **Insights** tab draws your year in moods and your nights, with averages of the days you noted. Days without an entry are left out, not counted as neutral.',
        'Under **Associated with** it looks for six links between practice, mood and sleep. A link needs eight days that have both. It always says how many, and it never says that one thing causes the other.',
        '**When it was hard** shows the practices of the last 90 days that you marked as hard. From eight on, it sorts them by length, part of day and limb. Only you see it.',
        '[Compare two ranges](/wellness/compare) puts any two stretches of days side by side. It comes with Standard Support.',
      ],
    },
    {
      id: 'monthly-reflection',
      title: 'The monthly reflection',
      text: [
        'A [reflection](/wellness/reflection) is one page made from your own log of the last whole month. Every sentence names what it was counted from, and **See what was read** lists it all: your sessions and feelings of that month and the pauses you set. Notes, moods and sleep aren’t read.',
        'Nothing is made until you say so. **Yes, once a month** makes one at the start of each month from then on, and a switch on the page turns that off. **Delete** takes a reflection away for good. It comes with Standard Support; where no one can give, it’s open to everyone.',
      ],
      tip: 'A month needs three practices to be read back.',
    },
    {
      id: 'own-questions',
      title: 'Asking your own practice',
      text: [
        '[Ask your own practice](/wellness/questions) answers what links can’t: whether something helps you. You compare two ways, such as an evening sit and none, by something you note anyway: how well or how long you sleep, your energy, or your moods. Before it starts, chance draws the order: in every four days two days one way and two the other, for 8 or 12 weeks.',
        'While it runs, [Home](/) says what today is about. A day that doesn’t suit still counts where chance put it: leaving it out would make a difference appear where there is none. On a pause and in gentle days your question rests, and those days are missing days. You can stop at any time; then there’s no answer.',
        'The answer opens the day after the last day, and nothing tells it earlier. It counts, for every order chance could have drawn, how often a gap as large would come up if the two ways made no difference. If that’s at most 1 in 20, it says that there’s a difference. “We can’t tell” is an answer too.',
        'What a question can find comes from simulated members who miss 15 of 100 notes and don’t keep to 10 of 100 days.',
      ],
      tip: 'Keep noting your nights or moods as usual. A question needs them on most days.',
    },
    {
      id: 'preferences',
      title: 'Preferences',
      text: [
        'The **Preferences** tab holds your **Weekly practice goal**, **Preferred practice time** and **Difficulty level**. Each change is saved at once. The goal is the same one as in your [practice settings](/settings/practice).',
      ],
    },
    {
      id: 'gentle-days',
      title: 'Gentle days',
      text: [
        'After one practice that was very hard, or two that were hard, within fourteen days, [Home](/) offers to go gently. **Yes, gently** starts two weeks in which our suggestions are short, with open eyes and some movement, and without holding the breath. Challenges wait, and so does what your buddies send. You can still do whatever you like.',
        '**End gentle days** on Home ends them at any time. If you say **Not now**, we don’t offer them again for 30 days.',
      ],
    },
    {
      id: 'hard-days',
      title: 'On hard days',
      text: [
        'When three days in a row ended stressed, sad or anxious, one quiet line offers you someone to talk to. You can hide it for 30 days.',
        '[Help now](/help-now) has helplines and emergency numbers by country. It works without signing in, and we don’t record that anyone opened it.',
      ],
      tip: 'Moods, nights and their notes are never shared. Only you see them.',
    },
  ],
}
