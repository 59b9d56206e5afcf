import { chooseTheme, themeChoices, useThemeChoice, type ThemeChoice } from '#lib/browser/theme.ts'
import { Select } from '#ui/form/select.tsx'

const themeLabels: Record<ThemeChoice, string> = {
  system: 'System theme',
  light: 'Light theme',
  dark: 'Dark theme',
}

export const ThemeSelect = () => (
  <Select
    compact
    aria-label="Theme"
    value={useThemeChoice()}
    onChange={(event) => chooseTheme(event.target.value as ThemeChoice)}
  >
    {themeChoices.map((choice) => (
      <option key={choice} value={choice}>
        {themeLabels[choice]}
      </option>
    ))}
  </Select>
)
