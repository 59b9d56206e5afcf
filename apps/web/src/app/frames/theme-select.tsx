import { chooseTheme, themeChoices, useThemeChoice, type ThemeChoice } from '#lib/browser/theme.ts'
import { Select } from '#ui/form/select.tsx'
import { themeText as text } from './site-frame.text.ts'

export const ThemeSelect = () => (
  <Select
    compact
    aria-label={text.label}
    value={useThemeChoice()}
    onChange={(event) => chooseTheme(event.target.value as ThemeChoice)}
  >
    {themeChoices.map((choice) => (
      <option key={choice} value={choice}>
        {text.themes[choice]}
      </option>
    ))}
  </Select>
)
