export const picturesText = {
  row: (of: string) => `Pictures: ${of}`,
  open: (name: string) => `Open ${name}`,
  unnamed: (number: number, count: number) => (count === 1 ? 'the picture' : `picture ${number} of ${count}`),
  lost: 'We couldn’t load this picture',
  title: 'Picture',
  place: (number: number, count: number) => `Picture ${number} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
}
