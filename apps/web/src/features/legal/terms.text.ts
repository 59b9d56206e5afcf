export const termsText = {
  title: 'Terms',
  lede: 'A few plain agreements between you and the people who run this installation.',
  sections: [
    {
      title: 'Joining',
      text: [
        'Membership is by invitation: you need a referral code from a member or from the people who run this installation. Members can invite people they know. Please use only one account, and keep your password to yourself.',
      ],
    },
    {
      title: 'Being here together',
      text: [
        'Be kind. Only share what’s yours to share, pictures included. Members can block, mute and report one another. Reports go to the people who run this installation, who may remove content or accounts that do harm.',
      ],
    },
    {
      title: 'Not medical advice',
      text: [
        'Nothing here diagnoses or treats anything. Breath and posture work can be unsafe for some people: if you are ill, injured or pregnant, ask someone qualified first, and stop if something hurts. If you are in danger or thinking of harming yourself, please call your local emergency number now. <help>Help now</help> lists people to talk to, by country.',
      ],
    },
    {
      title: 'Your content',
      text: [
        'What you write stays yours. You let this installation store it and show it to the people you choose, and no one else. Our <privacy>privacy page</privacy> explains what we keep.',
      ],
    },
    {
      title: 'The software',
      text: [
        'Sadhana Compass is licensed under the GNU Affero General Public License, version 3. You may run it, study it, change it and share it under that licence. It comes without warranty, as the licence says.',
      ],
    },
  ],
} as const
