export const picturesFieldText = {
  label: 'Pictures',
  add: 'Add pictures',
  hint: 'Up to four. Anyone who sees this practice sees them too, and what you write is read to those who can’t see them. Place and camera details stay on this device.',
  full: 'That’s all four.',
  tooMany: 'A practice has room for four pictures. We left out the rest.',
  unreadable: 'We couldn’t read this picture. Please choose a JPEG, PNG or WebP.',
  caption: (number: number) => `What picture ${number} shows`,
  remove: (number: number) => `Remove picture ${number}`,
  failed: 'The pictures didn’t get through',
  practiceIsSafe: 'Your practice is saved.',
  tryLater: 'You can also add them by editing the practice',
}
