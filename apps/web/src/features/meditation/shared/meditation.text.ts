/** The words of the timer's screen that aren't about lengths or sounds. */
export const meditationText = {
  title: 'Meditation',
  home: 'Home',
  tabs: { timer: 'Timer', guided: 'Guided', insights: 'Insights' },
  start: 'Start',
  pause: 'Pause',
  resume: 'Continue',
  reset: 'Reset',
  wasReset: 'Timer reset',
  saveInstead: 'Use Finish instead of Reset to save the minutes you’ve sat',
  finish: 'Finish',
  aboutFinish: 'Ends the sit and asks whether to save your minutes',
  changeLength: 'Change the length',
} as const
