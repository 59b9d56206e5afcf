/** The landing page except for what it teaches about the limbs. The page is light, so this imports nothing. */
export const landingText = {
  signIn: {
    title: 'Sign in to continue',
    text: 'This page is for members. Sign in and we’ll take you straight there.',
  },
  hero: {
    title: 'Find your bearing, one sitting at a time.',
    lede: 'Sadhana Compass is a quiet place to log your practice across the eight limbs of Ashtanga yoga, and to see what it changes in you. By invitation, private by default, free if you need it to be.',
    join: 'Join the waitlist',
    register: 'I have a referral code',
    other: 'Already practising with us? <login>Sign in</login>. Or see <pricing>how giving works</pricing>.',
    /** Around the rim of the compass. */
    limbs: {
      yamas: 'Yamas',
      niyamas: 'Niyamas',
      asana: 'Asana',
      pranayama: 'Pranayama',
      pratyahara: 'Pratyahara',
      dharana: 'Dharana',
      dhyana: 'Dhyana',
      samadhi: 'Samadhi',
    },
    scene:
      'A compass at daybreak: a seated figure on a river stone forms the needle, and eight stones around the rim carry the symbols of the eight limbs',
  },
  promises: {
    label: 'What you get',
    feelings: {
      title: 'Before, and after',
      text: 'Log how you feel before and after each practice. Over the weeks, you’ll see what each limb changes in you.',
      /** People see an arrow, and screen readers say the marked word. */
      shift: 'restless <to>to</to> calm',
      example: 'An example: your most common shift with <limb>pranayama</limb>',
    },
    privacy: {
      title: 'Private by default',
      text: 'Only you can see what you log, unless you share it with your followers or with all members.',
      fact: 'Only me',
      factText: 'Every practice, until you share it',
    },
    export: {
      title: 'Yours to keep',
      text: 'No trackers and no advertising. Download your practices, moods and nights as CSV files whenever you like.',
      fact: 'yoga-practice-data.csv',
      factText: 'Every session, for any spreadsheet',
    },
  },
  limbs: {
    title: 'Eight limbs, one tree',
    intro:
      '<name>Patañjali</name> set them down some sixteen centuries ago. They aren’t steps to finish; they grow together.',
    /** Only screen readers say the hidden words. */
    advice: (limb: string) => `Dos and don’ts<hidden> for <name>${limb}</name></hidden>`,
    dos: 'Do',
    donts: 'Don’t',
  },
  inside: {
    title: 'What you’ll find inside',
    /** The features in the order in which members meet them. All are built. Update this when one of them changes. */
    parts: [
      {
        title: 'A log',
        text: 'A usual practice takes four taps. Edit, delete or restore it, and your stats follow.',
      },
      {
        title: 'A timer',
        text: 'Bells, eight sounds made by us, and a clock that stays right while your phone sleeps.',
      },
      {
        title: 'A journey',
        text: 'Streaks with rest days, stones to lay, challenges without rankings, and articles about every limb.',
      },
      {
        title: 'Moods and nights',
        text: 'One tap to note how you feel. See what goes with practice, and how many days that rests on.',
      },
      {
        title: 'Company',
        text: 'Follow people, share what you like, and practise alongside a buddy who sees whether you practised, never what.',
      },
      {
        title: 'Quiet',
        text: 'Rather not be counted? Quiet mode hides counts, streaks and levels everywhere.',
      },
    ],
    picture:
      'What practice turns into: the feelings a demo member came to asana with, and those she left with, joined by streams as wide as they were many.',
    caption: 'The app itself, with the log of a demo member: how she came to her practice, and how she left.',
    guide: 'Read the user guide',
  },
  invitation: {
    title: 'By invitation, so it stays small enough to be kind',
    intro:
      'Members can share up to ten codes a month. If you know someone here, ask them. If you don’t, leave your name and we’ll email you when a place opens.',
    join: 'Join the waitlist',
    register: 'Create account',
    giving: 'Give what feels right for you',
    amount: (dollars: number) => `$${dollars}`,
    pricing: 'See what each contribution pays for',
  },
} as const
