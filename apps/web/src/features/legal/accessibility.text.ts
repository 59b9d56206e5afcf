/** What was tried and what wasn't. Change it whenever that changes (e2e/pages.spec.ts, e2e/support/walk). */
export const accessibilityText = {
  title: 'Accessibility',
  lede: 'We’d like everyone to be able to practise here. This page says what we’ve tried, what we haven’t, and how to tell us what gets in your way.',
  sections: [
    {
      title: 'What we aim for',
      text: [
        'Level AA of the Web Content Accessibility Guidelines, version 2.2. No one from outside has checked whether we reach it, so we don’t claim that we do.',
      ],
    },
    {
      title: 'What was tried, and how',
      list: [
        'Every page is opened by a program in Chromium, also with data, without any, and while the server fails. It checks names, roles, headings, labels and contrast with axe-core. A single violation stops a release.',
        'On a phone’s width (390 pixels) and a desk’s (1280), in the light and in the dark theme. No page scrolls sideways, and nothing stays covered by a bar or a message.',
        'Joining the waitlist, noting a mood, and liking, following and reporting are also done with the keyboard alone, as are tabs and menus. The focus moves into a dialog and back out of it.',
        'With reduced motion, nothing moves that doesn’t have to. What colour says, a word or a shape says too.',
        'Guided practices show every word they speak. The paced breath can be felt as a vibration, where the device can.',
        'The PDF report has headings, tables and descriptions that screen readers can find.',
      ],
    },
    {
      title: 'What wasn’t',
      list: [
        'No one who uses a screen reader, voice control, a switch or a magnifier every day has tried it yet. We’ve only checked what these programs are told.',
        'Safari, iPhones and iPads, and Firefox.',
        'The high-contrast modes of operating systems, beyond the outlines of dialogs and messages.',
        'Emails in the many programs that show them. They’re plain text and simple HTML.',
        'Pages of others that we lead to, such as PayPal’s.',
      ],
    },
    {
      title: 'What we know isn’t good',
      list: [
        'Pictures that members add have a description only if they write one.',
        'Everything is in English. Sanskrit words are marked as Sanskrit, but few voices can read them.',
      ],
    },
    {
      title: 'Tell us',
      text: [
        'If something gets in your way, please <write>write to us</write> and say what you wanted to do and what you use. A person reads it, mostly within two days.',
        'If you can’t sign in or aren’t a member yet, ask the person who invited you to pass it on.',
        'Last changed on 18 November 2026.',
      ],
    },
  ],
} as const
