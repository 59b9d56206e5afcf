import { chooseTheme, themeChoices, useThemeChoice, type ThemeChoice } from '#lib/theme.ts'
import { Select } from '#ui/select.tsx'
import { themeLabels } from './theme-labels.ts'

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
