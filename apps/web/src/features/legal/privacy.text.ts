/** Change it whenever something changes about what is stored, who sees it, or how long it stays. */
export const privacyText = {
  title: 'Privacy',
  lede: 'Your practice is yours. This page explains in plain words what Sadhana Compass keeps, who can see it, and how to take it with you or delete it.',
  sections: [
    {
      title: 'Who can see what',
      text: [
        'A practice is visible only to you, unless you share it or choose another default in your privacy settings. You can share it with your followers or with all members, and change your mind later. They then see its date, time, limb, length, feelings, likes and pictures. They see your notes and tags only if you tick ‘Share my notes’. Only you see your moods and nights. A buddy sees whether you practised or rested on a day, and nothing more.',
        'All members can open your page, except people you’ve blocked or who’ve blocked you. It shows your name, your username, your picture and bio if you have them, the social media usernames you show them, who follows you, who you follow, and the practices you’ve shared with them. No one outside the community can see it. A picture loses its place and camera details before it leaves your device. Its address can’t be guessed, but anyone who has been given it can open the picture until you change or remove it.',
        'Anyone with the link can open a page of figures that you share: only the figures you tick, as they were that day, and your first name if you tick that too. Never notes, moods or sleep. The page ends after four weeks, or as soon as you revoke it, and we don’t count who opens it.',
      ],
    },
    {
      title: 'What we keep',
      list: [
        'Your account: your name, username, email address and settings, and your picture, bio and social media usernames if you add them. We store your password only as a hash, so no one can read it. If the form for a new password says that it’s compared with stolen ones, five characters of a hash of it go to a service for that, and nothing about you.',
        'If you sign in with Google, Facebook or Apple: your number there, and the name and verified email address they told us when you linked it. We ask them for nothing else, and they don’t learn what you do here.',
        'If you sign in by phone: your number. To send you a code we give Twilio, which sends our texts, your number and the text with the code, and nothing else about you. A number that asks for a code is kept for two days, so that nobody gets too many.',
        'What you log: practices and sits, moods and nights, with feelings, energy, notes, tags and pictures.',
        'What brings you here, if you told us, and the rhythm you chose: weekly goal, pauses, time of day.',
        'Your reminders: times, days, your words, quiet hours, the day of the weekly email, and for 60 days which reminders came and what you chose in them. We don’t record whether you open one. If you turn on push, the address your browser’s maker gives us; they pass the message on without being able to read it.',
        'If an email to you came back, or you told us to stop: a fingerprint of your address and the reason, so that we no longer write there.',
        'Which articles you’ve read, and how far, and which suggestions you’ve hidden. Only you can see this.',
        'The quotes you’ve been shown, so that they don’t repeat.',
        'The pages of figures you share, until four weeks after they end.',
        'What you do with other members: follows, likes, buddies and the quiet words between you, challenges, blocks, mutes and reports.',
        'The messages between you and members you follow who follow you back, until you delete them for yourself or erase your account.',
        'The invitations you make, which of them were used, and who invited you.',
        'What keeps your account safe: when you signed in, and from which IP address and device. You can read this log yourself. If you add passkeys: their public halves, the names you give them, and when each was last used. The secret half, your fingerprint and your face never leave your device.',
        'If you contribute: the amount and the payment status. Card and bank details stay with the payment provider.',
        'If you write to us: your letter, our answer, and your browser and window size if you attach them. The people who run this installation read it.',
        'If you ask the Practice Guide: your questions and its answers, until you delete them, and whether it may use your practice log. Only you can read them.',
        'If you ask for a monthly reflection: the page, what was read for it (sessions and feelings of that month and the pauses you set, never notes), until you delete it, and whether you want one each month. Only you can read it.',
        'If you join the waitlist: your answers, so that we can invite you.',
      ],
    },
    {
      title: 'What we don’t do',
      text: [
        'We don’t track you, show adverts or sell data. Our pages load nothing from third parties. No language model gets to see your notes, moods, sleep, name or email address.',
      ],
    },
    {
      title: 'Who may look',
      text: [
        'Moderators read reports, with what was reported and nothing around it. They and operators can see your name, username, email address, when you joined and were last here, on how many devices, how many public sessions you have, and reports about you. Private sessions, notes, moods, sleep, conversations and chats aren’t shown to them. Every look and every act is written down with its reason, under a random number, and kept for two years. When your account is erased, nothing leads from that number to you any more.',
        'If a member who reports a conversation agrees, moderators read copies of its last ten messages, which stay with the report. They read no others.',
      ],
    },
    {
      title: 'The Practice Guide',
      text: [
        'If the people who run this installation have connected a language model, your question, the last questions and answers before it and passages from our library are sent to it, without your name. With your consent, a summary of your sessions and feelings of the last 30 days is sent as well; you can read it under the answer. Words of crisis and questions for a doctor are answered by fixed texts, and are not sent. Without a model, nothing leaves this server.',
        'If this installation has a language model, it may write your daily quote. It’s told a theme and a moment, such as ‘Evening’ or ‘Your practice of asana’, and the quotes it shouldn’t repeat, but not who you are. We count how much you’ve used it each day, and forget the count after a month.',
      ],
    },
    {
      title: 'In your browser',
      text: ['These stay on your device, under the names in brackets. None of them follows you to other sites.'],
      list: [
        'Your session, until you sign out (accessToken, refreshToken, tokenExpiry).',
        'A cookie that ties your session, and a texted code, to this browser, for up to 90 days (__Host-browser).',
        'The language you’ve chosen here, or that of your account, for a year (language).',
        'That a page was loaded again in the language of your account, until you close the tab (followed-language).',
        'A random number while you sign in with another provider, until you’re back (socialLogin).',
        'A practice you’ve started to log, for a week or until you save it, start over or sign out (practice-draft).',
        'A letter to us that you’ve started, for a week or until you send it or sign out (letter-draft).',
        'The keys that seal both, so that only this browser can read what you’ve started, until you sign out (sadhana-drafts).',
        'Which member’s push messages this browser gets, and that you chose not to be asked about them (push-owner, push-declined).',
        'The app itself, the sounds you keep, and what you’ve read: your log of the last 90 days, moods, nights, settings and texts, so that all of it opens without internet, and when that was stored. Signing out removes everything but the app (shell, kept-sounds, reads, reads-stored).',
        'A table that you’ve shared with the app, until the import page opens it (shared-file).',
        'That we’ve offered you a passkey on this device, so that we ask only once (passkeyOffered).',
        'How often you’ve sat on this device, until you sign out, and whether you’ve answered our offer to install the app, so that we ask only once (sits-here, install-answered).',
        'That it was you who asked to turn off two-factor authentication, if you told us so on this device (known-recovery).',
        'A sit in progress, until it’s saved or you sign out (meditation-sit).',
        'What you wrote and we couldn’t save yet, sealed with a key that stays in this browser, until we can save it or you discard it, and that there is something (sadhana-outbox, outbox-waits). Earlier versions kept sits under another name (sadhana-meditation).',
        'What you chose on the pricing page, until your contribution begins or you choose again (giving-choice).',
        'Your timer settings, with those we couldn’t save yet, and what guided practices should leave out, such as pregnancy; we never see that (meditation-settings, meditation-unsent).',
        'Your choice of theme (theme).',
        'How far you’ve scrolled, and a random name for the tab, until you close it (scroll, tab).',
      ],
    },
    {
      title: 'Take it with you',
      text: [
        'You can download all your practices, moods and nights, with your notes, at any time. They’re CSV files that open anywhere. A PDF report of the days you choose has your notes only if you tick them. The archive in your settings holds everything we keep about you. Both wait for you for 24 hours and are then deleted from our side. An archive you import is deleted as soon as it has been read. Tables and exports of Apple Health or Loop Habit Tracker never leave your device: your browser reads them and sends us the file’s name and the rows you have seen, without the text of rows that can’t be read. What an import added can be undone for 30 days.',
      ],
    },
    {
      title: 'Delete it',
      text: [
        'You can delete any practice, mood or night. They wait under ‘Recently deleted’ for seven days; a practice can also be erased at once. After that, they’re gone for good.',
        'You can erase your whole account under Settings. You’re signed out and out of sight at once; after fourteen days, unless you sign in before, we delete everything we keep about you: every row, every file and everything that was still to be sent. Payments stay in our books under a random number that no longer leads to you, and any reports you’ve made stay without your name. Backups hold what they held until the people who run this installation delete them.',
      ],
    },
    {
      title: 'Who is responsible',
      text: [
        'Sadhana Compass is free software that anyone can run. The people who run this installation are responsible for the data on it and for its backups. The software itself sends nothing to its authors.',
      ],
    },
  ],
} as const
