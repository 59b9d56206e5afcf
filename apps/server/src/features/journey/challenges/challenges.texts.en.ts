/** What we open ourselves. The words of operators are shown as they are. */
export const en = {
  fiveMornings: {
    title: 'Five mornings',
    description: 'A practice on five mornings of the week, however short.',
  },
  hourOfBreath: {
    title: 'An hour of breath',
    description: 'Sixty minutes of pranayama, spread over the week as you like.',
  },
  fourLimbs: {
    title: 'Four limbs',
    description: 'Practise four different limbs in a week.',
  },
  quietEvenings: {
    title: 'Three quiet evenings',
    description: 'Pratyahara on three evenings: a little time away from every screen.',
  },
  feetOnTheFloor: {
    title: 'Feet on the floor',
    description: 'Ninety minutes of asana in a week.',
  },
  fourSits: {
    title: 'Four sits',
    description: 'Dhyana on four days of the week, as long or as short as you like.',
  },
  kinderWeek: {
    title: 'A kinder week',
    description: 'A practice of the yamas on three days.',
  },
  oneThing: {
    title: 'One thing at a time',
    description: 'Forty-five minutes of dharana in a week.',
  },
  thirtyMornings: {
    title: 'Thirty mornings',
    description: 'A morning practice on thirty days of these three months.',
  },
  allEightLimbs: {
    title: 'All eight limbs',
    description: 'Practise each of the eight limbs at least once in these three months.',
  },
  longBreathOut: {
    title: 'A long breath out',
    description: 'Three hundred minutes of pranayama in these three months.',
  },
  thirtyEvenings: {
    title: 'Thirty evenings',
    description: 'An evening practice on thirty days of these three months.',
  },
}

export type ChallengeTexts = typeof en
