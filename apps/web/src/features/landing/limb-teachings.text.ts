import type { LimbId } from '#ui/motifs/limb-symbol.tsx'

type LimbTeaching = {
  limb: LimbId
  name: string
  /** The Sanskrit word in scholarly transliteration. */
  sanskrit: string
  meaning: string
  description: string
  dos: readonly [string, string]
  donts: readonly [string, string]
}

export const limbTeachings: readonly LimbTeaching[] = [
  {
    limb: 'yamas',
    name: 'Yamas',
    sanskrit: 'yama',
    meaning: 'restraint',
    description: 'How we meet others: without harm, truthfully, taking nothing that is not offered.',
    dos: ['Pause before the sharp reply', 'Say the true thing kindly'],
    donts: ['Turn restraint into self-punishment', 'Use honesty as a weapon'],
  },
  {
    limb: 'niyamas',
    name: 'Niyamas',
    sanskrit: 'niyama',
    meaning: 'observance',
    description: 'How we look after ourselves: cleanliness, contentment, steady effort, study, surrender.',
    dos: ['Choose one observance for the week', 'Write one honest line a day'],
    donts: ['Take on all five at once', 'Mistake strain for discipline'],
  },
  {
    limb: 'asana',
    name: 'Asana',
    sanskrit: 'āsana',
    meaning: 'seat',
    description: 'A posture that is steady and at ease, so the body can be forgotten for a while.',
    dos: ['Leave a tenth of your effort unused', 'Rest after you move'],
    donts: ['Chase the shape in the picture', 'Push through sharp pain'],
  },
  {
    limb: 'pranayama',
    name: 'Pranayama',
    sanskrit: 'prāṇāyāma',
    meaning: 'breath',
    description: 'Lengthening and softening the breath until the mind follows it.',
    dos: ['Let the out-breath be the longer one', 'Stop if you feel light-headed'],
    donts: ['Force a breath hold', 'Practise hard on a full stomach'],
  },
  {
    limb: 'pratyahara',
    name: 'Pratyahara',
    sanskrit: 'pratyāhāra',
    meaning: 'turning inward',
    description: 'Letting the senses rest, the way a tortoise draws in its limbs.',
    dos: ['Dim the lights and leave your phone in another room', 'Notice a sound without naming it'],
    donts: ['Fight what you hear', 'Confuse withdrawal with hiding'],
  },
  {
    limb: 'dharana',
    name: 'Dharana',
    sanskrit: 'dhāraṇā',
    meaning: 'concentration',
    description: 'Binding attention to one place: a flame, a word, the breath at the nostrils.',
    dos: ['Begin again, gently, each time', 'Stay with one object for the whole sit'],
    donts: ['Count your distractions as failures', 'Change the object every minute'],
  },
  {
    limb: 'dhyana',
    name: 'Dhyana',
    sanskrit: 'dhyāna',
    meaning: 'meditation',
    description: 'Attention that flows without being pushed, like oil poured from one vessel to another.',
    dos: ['Sit at the same hour each day', 'End before you are tired of it'],
    donts: ['Judge a sit by how quiet it was', 'Wait for the perfect room'],
  },
  {
    limb: 'samadhi',
    name: 'Samadhi',
    sanskrit: 'samādhi',
    meaning: 'absorption',
    description: 'The watcher and the watched are no longer two. It can’t be scheduled.',
    dos: ['Keep the first seven limbs warm', 'Let it go when it goes'],
    donts: ['Aim for it', 'Compare yours with anyone’s'],
  },
]
