import { chooseTheme, themeChoices, useThemeChoice, type ThemeChoice } from '#lib/browser/theme.ts'
import { Select } from '#ui/form/select.tsx'
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
