/** How often a member's own tags were used. */
export const tagSharesText = {
  title: 'Your tags',
  share: (tagged: number, sessions: number) => `${tagged} of ${sessions}`,
}
