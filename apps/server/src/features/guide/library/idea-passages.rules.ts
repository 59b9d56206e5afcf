/** What a friend who practises might suggest. `synonyms` holds other words for the same need. */
export const ideaPassages: readonly { id: string; title: string; text: string; path: string; synonyms: string }[] = [
  {
    id: 'ten-minutes',
    title: 'With ten minutes',
    text: 'Sit where you are and let the out-breath be a little longer than the in-breath, say in for three and out for four. If that’s uncomfortable, breathe as you like and just watch. The guided practices start at six minutes, and one minute counts too.',
    path: '/gamification/learning/why-the-out-breath-is-longer',
    synonyms:
      'ten five few minutes only short quick little time long enough each day daily what should shall do practise meditate today',
  },
  {
    id: 'restless',
    title: 'When you sat down restless',
    text: 'Don’t calm yourself first. Say silently “restless”, as you’d say “raining”, find it in the body, and give that one spot three whole breaths. Then go back to your breath. If it’s stronger after five minutes, stand up and walk slowly.',
    path: '/gamification/learning/when-restlessness-sits-down-with-you',
    synonyms:
      'restless restlessness mind racing wont stop thoughts keep work wandering distracted fidgety agitated thinking never stops meditation busy',
  },
  {
    id: 'sleepless',
    title: 'When sleep doesn’t come, or was short',
    text: 'Choose something that asks little. Lie down or sit, and let each out-breath be slightly longer than the in-breath, without counting exactly. After a short night, keep your eyes half open and stop if you get light-headed.',
    path: '/gamification/learning/why-the-out-breath-is-longer',
    synonyms:
      'fall asleep sleepless insomnia cant sleep slept badly bad terrible night exhausted awake evening bed tired morning',
  },
  {
    id: 'stress',
    title: 'After a stressful day',
    text: 'Put the day down before you pick up a practice: three slow breaths, shoulders loose, feet on the floor. Then sit for a few minutes with a longer out-breath. If your thoughts go back to work, you don’t have to stop them. Just come back.',
    path: '/gamification/learning/why-the-out-breath-is-longer',
    synonyms:
      'stress stressed stressful work job exam exams anxious nervous worried tense overwhelmed pressure calm down relax helps',
  },
  {
    id: 'sleepy',
    title: 'When you get sleepy',
    text: 'Open your eyes, sit up a little taller, or stand. A short walk does more than an hour of struggling. If you’re sleepy every time, you may simply need sleep: a rest is no failure.',
    path: '/gamification/learning/nine-things-in-the-way',
    synonyms: 'sleepy drowsy dozing nod off falling asleep while meditating dull heavy tired',
  },
  {
    id: 'time-of-day',
    title: 'Morning or evening',
    text: 'Whichever you can keep. In the morning the day hasn’t started talking yet; in the evening you may be tired, but there’s something to put down. Try each for a week, and note how you feel before and after: your own log says more than any rule.',
    path: '/gamification/learning/a-seat-that-can-be-kept',
    synonyms:
      'best better time of day when meditate practise mornings evenings night early late before after breakfast',
  },
  {
    id: 'dizzy',
    title: 'When you get dizzy or your head hurts',
    text: 'Stop the exercise, open your eyes, and let the breath go as it likes. Sit or lie down until it has passed. Next time do less: shorter, slower, and never holding the breath by force. If it comes back, or you don’t feel well, please ask a doctor.',
    path: '/gamification/learning/why-the-out-breath-is-longer',
    synonyms:
      'dizzy dizziness headache headaches light-headed lightheaded faint nausea sick breathing exercise exercises after',
  },
  {
    id: 'first-sit',
    title: 'Your first sit',
    text: 'Sit on a chair or a cushion so that your back can be upright without effort. Set the timer for three minutes. Feel the breath at one spot, such as the nostrils or the belly. When you notice you’ve been away, come back. That’s all of it.',
    path: '/meditation',
    synonyms: 'beginner begin start first time how do i meditate new never meditated complete learn',
  },
  {
    id: 'anger',
    title: 'When you’re angry',
    text: 'Before the next word or message, take three breaths and feel your feet. Ahiṃsā, not harming, begins with noticing the wish to hit back. You can still say what’s true, a little later and a little kinder.',
    path: '/gamification/learning/a-true-word-and-a-kind-one',
    synonyms: 'angry anger furious annoyed colleague neighbour boss argument quarrel irritated rage resentment',
  },
  {
    id: 'sore-knees',
    title: 'When knees or back hurt',
    text: 'Sit higher: another folded blanket, until your hips are above your knees. Or take a chair; it’s just as good a seat. Sharp pain, and any pain in the knee, is a reason to come out slowly. If it stays, ask a physiotherapist or doctor.',
    path: '/gamification/learning/a-seat-that-can-be-kept',
    synonyms:
      'knee knees back hip leg legs foot numb tingling asleep hurt hurts pain sore ache aching cross-legged lotus floor chair cannot sitting position uncomfortable',
  },
  {
    id: 'after-a-gap',
    title: 'Beginning again after a gap',
    text: 'Begin smaller than where you stopped: one minute, today. Nothing has to be made up for. You might lower your weekly goal for a while; two days a week, kept, carry you further than seven that aren’t.',
    path: '/gamification/learning/nine-things-in-the-way',
    synonyms:
      'begin again start over gap weeks months havent practised stopped fell off lazy motivation discipline routine habit return back',
  },
  {
    id: 'grief',
    title: 'Sitting with grief',
    text: 'There’s nothing to solve. You could sit for a few minutes with a candle or a picture, breathe, and say their name. If tears come, let them. Keep it short, and afterwards be with someone, or write to a friend.',
    path: '/help-now',
    synonyms:
      'grief grieving grieve mourning died death dead passed away grandmother grandfather mother father friend dog loss sad sadness',
  },
]
