import type { HandbookSection } from './blocks.ts'

export const meditationGuide: HandbookSection = {
  id: 'meditation',
  title: 'Meditation',
  standfirst: 'A timer that keeps time, and otherwise keeps quiet.',
  parts: [
    {
      id: 'timer',
      title: 'Sitting with the timer',
      text: [
        'Open the [timer](/meditation), choose a length and press **Start**. **Other** takes any length from 1 to 180 minutes, and **Open-ended** runs until you stop.',
        'The clock stays right when your phone sleeps, the tab is hidden or the page reloads. On every other screen the time stays in sight, with a way back and a way to stop.',
      ],
      tip: 'The space bar starts and pauses.',
    },
    {
      id: 'sounds',
      title: 'Sounds',
      text: [
        'Eight sounds, from **Rain** to **Fire**. Tap one to hear five seconds of it, and set how loud it is. **Mix up to three sounds**, and **Save as a sit of your own** keeps the mix for next time.',
        '**Sound only** plays them without a sit, to fall asleep or work with, and fades out after 15 to 60 minutes. Nothing is logged.',
      ],
    },
    {
      id: 'bells',
      title: 'Bells and time to settle',
      text: [
        '**Bells and more** has a bell at the start and at the end, an **Interval bell** in between, and **Time to settle** before the timer starts. What you choose is there next time.',
        'Your device sets the bells when the sit starts, so they ring while the page is hidden, too, and it keeps the screen on where the browser lets it. You hear no bell? Turn up the volume, and see whether the phone is on silent.',
        '**Counts as** chooses the limb your sits are logged under. It’s _dhyana_ unless you change it.',
      ],
    },
    {
      id: 'own-sits',
      title: 'A sit of your own',
      text: [
        '**A sit of your own**, under **Bells and more**, puts a sit together from up to twelve stretches, such as sitting and walking. Each has its minutes and ends with one to three strokes of the bell, or none. Up to 5 minutes to settle come first; they aren’t counted.',
        'Save it under a name, and it’s one tap on the timer; the first three are on Home too. You can save 12, and **Arrange** puts them in order. They and what you choose on the timer are on all your devices. What to leave out, the voice and the volume stay on each device.',
      ],
    },
    {
      id: 'guided',
      title: 'Guided practices and the breath pacer',
      text: [
        'The **Guided** tab of the [Meditation](/meditation) page has practices for all eight limbs, from six minutes to forty-five. **Read it first** shows every word; **Start Session** begins. Each says what to mind, and **Is there anything we should leave out?** hides what isn’t for you. That choice never leaves your device.',
        'The steps come by themselves, each with a bell. **Step back** and **Next step** move between them; only the minutes you really sat count, under the limb of the practice.',
        'A circle paces the breath. With closed eyes, follow the tones: rising for in, falling for out. **Voice and tones** has them, vibration, and a voice of your own device that speaks the words.',
      ],
      tip: 'If a count feels too long, breathe as you like and join in again later.',
    },
    {
      id: 'own-breath',
      title: 'A breath of your own',
      text: [
        '**Your breath** sets your own seconds for in, hold, out and hold. Use it once, or save it with a sit of your own; the timer then keeps that count. In and out take 2 to 15 seconds, a hold up to 8, and a whole breath 6 or more. If you’ve named something to leave out, nothing is held.',
      ],
    },
    {
      id: 'ending-early',
      title: 'Pausing, changing and ending early',
      text: [
        '**Pause** stops the clock, and you can then change the length: your minutes stay and the end moves. **Finish** asks whether to save the minutes you’ve sat. Every minute counts.',
        'Pressed **Reset** by mistake? The message that follows still offers to save them.',
      ],
    },
    {
      id: 'after-a-sit',
      title: 'After a sit',
      text: [
        'A sit is saved first, and is a practice in your log: it counts once, everywhere. Then you can add how you feel and a note, choose who can see it, or **Remove this sit**.',
        'No connection? Your device keeps the sit and sends it when you’re back online.',
      ],
    },
    {
      id: 'meditation-insights',
      title: 'Insights',
      text: [
        'The **Insights** tab of the [Meditation](/meditation) page shows your week, your **Mindfulness score**, your **Best time of day** after three sits, and your minutes by sound. Above them stands [a line for your practice](/guide#daily-inspiration).',
      ],
    },
  ],
}
