import type { HandbookSection } from './blocks.ts'

export const communityAndSocial: HandbookSection = {
  id: 'community-and-social',
  title: 'Community and social',
  standfirst: 'Company in practice, on your terms.',
  parts: [
    {
      id: 'feed',
      title: 'The feed, and what appears in it',
      text: [
        'On home, the [Community tab](/?tab=community) shows what people share. Only public sessions appear in the community feed: those you share with **All members**.',
        'A practice you share with **Followers** appears under **Following** for the people who follow you, and on your page for them. It never appears under **All Sessions**.',
        'A practice for **Only me** appears nowhere but in your own log.',
      ],
      tip: 'A heart says “I saw you practise”. In quiet mode you don’t see how many there are.',
    },
    {
      id: 'finding-people',
      title: 'Finding and following people',
      text: [
        '[Community](/community) has two tabs. **Discover** suggests people, and [Search](/community?tab=search) finds them by name or username, even with a typo. No one can be found by email address or phone number.',
        'Press **Follow** to see what someone shares with their followers. If they approve followers, you see **Requested** until they answer. Pressing **Following** or **Requested** takes it back.',
      ],
    },
    {
      id: 'your-followers',
      title: 'Who follows you',
      text: [
        'Turn on **Approve followers** in your [privacy settings](/settings/privacy), and people ask before they follow you. Their requests wait on the [Community](/community) page, with **Accept** and **Decline**.',
        'Your own page lists your followers. You can remove any of them there.',
      ],
    },
    {
      id: 'inbox',
      title: 'Inbox',
      text: [
        'The [Inbox](/inbox), on the Community page, lists what reached you in the last 30 days: messages, requests, rooms that someone you know opened, buddies, stones and our answers. A dot says that something is new. Opening the page clears it, and nobody is told what you’ve seen.',
        'Choose for each kind [what reaches you](/inbox/settings): in the app, by push, by email, or not at all.',
      ],
    },
    {
      id: 'messages',
      title: 'Messages',
      text: [
        '[Messages](/messages) opens from the Community page, and from the page of someone you can write to: you follow each other. When one of you stops following, what you wrote stays, and neither can write.',
        'Messages are text, and only the two of you can read them. No one is told when you type. Read receipts are off; they show only if both of you turn them on, and only for what is read from then on.',
        '**Delete for me** removes a message from your side; the other person keeps theirs. Erasing your account removes your messages for both. If you mute someone, their messages arrive without a sign. If you block someone, the conversation is hidden from both of you.',
        'The three dots in a conversation lead to **Report**. Tick the box to show our moderators the last ten messages. Without it they read none.',
      ],
    },
    {
      id: 'your-page',
      title: 'Your page',
      text: [
        'All members can open your page. It shows your name, username, picture and bio, the social media usernames you show them, who follows you and who you follow, and the practices you’ve shared with them. No one outside the community can see it.',
      ],
      tip: '**My page** in the menu behind your picture takes you there.',
    },
    {
      id: 'mute-block-report',
      title: 'Mute, block and report',
      text: [
        'The three dots beside a person or a practice open a menu. **Mute** keeps someone out of your feeds, and they can’t tell. **Block** hides you from each other and ends following both ways. **Report** tells the moderators: say what it’s about and what happened. If you’re worried about a person, that is read first. The person isn’t told who reported them, and you get an email once someone has looked.',
        'You find the people you’ve muted and blocked in your [privacy settings](/settings/privacy), and can undo both there.',
      ],
    },
  ],
}
