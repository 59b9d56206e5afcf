const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A moment as our logs write it, in the reader's own time zone: "Nov 14, 2025, 6:28 AM". */
export const momentText = (moment: string): string => format.format(new Date(moment))
