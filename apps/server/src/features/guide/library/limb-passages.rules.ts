import type { Limb } from '@sadhana/contract'

type LimbPassage = { title: string; text: string; article: string; synonyms: string }

/** The eight limbs in two or three sentences each; `synonyms` holds other words for them. */
export const limbPassages: Record<Limb, LimbPassage> = {
  yamas: {
    title: 'What are the yamas?',
    text: 'Yamas are the first limb: five restraints in how we treat others. They are ahiṃsā, not harming; satya, truthfulness; asteya, not taking what isn’t given; brahmacarya, care with one’s energy; and aparigraha, not clinging to things. Patañjali lists them in Yoga Sūtra 2.30.',
    article: 'non-harming-begins-with-the-diary',
    synonyms:
      'yama first limb restraint restraints ethics ahimsa satya asteya brahmacharya aparigraha nonviolence explain',
  },
  niyamas: {
    title: 'What are the niyamas?',
    text: 'Niyamas are the second limb: five observances towards oneself. They are śauca, cleanliness; santoṣa, contentment; tapas, steady effort; svādhyāya, study of oneself and of texts; and īśvara-praṇidhāna, giving oneself to something greater. Patañjali lists them in Yoga Sūtra 2.32.',
    article: 'enough-for-now',
    synonyms:
      'niyama second limb observances saucha shaucha tapas svadhyaya self-study ishvara pranidhana discipline mean difference between yama and niyama',
  },
  asana: {
    title: 'What is asana?',
    text: 'Āsana is the third limb: the posture. For Patañjali it was first of all the seat one meditates in, steady and at ease (Yoga Sūtra 2.46). Today it also means the many postures of a yoga class. Here you can log either.',
    article: 'a-seat-that-can-be-kept',
    synonyms: 'asana asanas third limb postures poses stretching',
  },
  pranayama: {
    title: 'What is pranayama?',
    text: 'Prāṇāyāma is the fourth limb: practice with the breath. Patañjali describes it as letting the flow of in-breath and out-breath grow long and fine (Yoga Sūtra 2.49 and 2.50). Go gently, never hold by force, and stop if you feel dizzy.',
    article: 'why-the-out-breath-is-longer',
    synonyms: 'prana fourth limb breathwork breathing breath control hold holding bad',
  },
  pratyahara: {
    title: 'What is pratyahara?',
    text: 'Pratyāhāra is the fifth limb: the senses stop running after every sound and sight, and rest with the mind (Yoga Sūtra 2.54). It’s often called the withdrawal of the senses. You still hear; you just don’t answer every knock.',
    article: 'closing-the-doors',
    synonyms: 'fifth limb withdrawal withdraw senses mean',
  },
  dharana: {
    title: 'What is dharana?',
    text: 'Dhāraṇā is the sixth limb: concentration, binding the mind to one place (Yoga Sūtra 3.1). The mind leaves, and you bring it back, as often as it takes. The coming back is the practice.',
    article: 'one-place-to-come-back-to',
    synonyms: 'sixth limb concentration concentrating focus',
  },
  dhyana: {
    title: 'What is dhyana?',
    text: 'Dhyāna is the seventh limb: meditation, when attention flows evenly towards one thing (Yoga Sūtra 3.2). The difference from dhāraṇā is not in what you do. In dhāraṇā you keep coming back; in dhyāna, for a while, nothing interrupts.',
    article: 'from-drops-to-a-stream',
    synonyms: 'seventh limb meditation difference between dharana and dhyana concentrating meditating',
  },
  samadhi: {
    title: 'What is samadhi?',
    text: 'Samādhi is the eighth limb: absorption, when only the object shines and the sense of someone doing it falls away (Yoga Sūtra 3.3). It can’t be done on purpose, and it isn’t a goal to reach by a date.',
    article: 'the-limb-that-is-not-a-task',
    synonyms: 'eighth last limb absorption enlightenment union',
  },
}
