/** How many of four bars an energy fills: 8 and up, 6 to 7, 4 to 5, below 4. */
export function energyTier(energy: number): 1 | 2 | 3 | 4 {
  if (energy >= 8) return 4
  if (energy >= 6) return 3
  return energy >= 4 ? 2 : 1
}
