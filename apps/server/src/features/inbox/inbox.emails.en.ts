export const en = {
  kinds: {
    messages: { title: 'A message for you', body: 'Someone you know wrote to you.' },
    'follow-requests': { title: 'A follow request', body: 'Answer it in your own time.' },
    rooms: { title: 'A room is open for you', body: 'Someone you know would like to sit together.' },
    buddies: { title: 'From your buddies', body: 'There’s a word or an invitation for you.' },
    achievements: { title: 'A stone for you', body: 'A practice of yours has earned it.' },
    letters: { title: 'We’ve answered you', body: 'The answer is with your letters.' },
  },
  subject: 'Something new in your inbox',
  action: 'Open your inbox',
  otherAction: 'Choose what reaches you',
  closing: 'You get this email because you chose it, at most once a day.',
}

export type InboxTexts = typeof en
