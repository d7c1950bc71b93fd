/** Light, dark, or as the system has it. */
import { useLingui } from '@lingui/react/macro'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useColorScheme } from '@mui/material/styles'

export function SchemeChoice() {
  const { t } = useLingui()
  const { mode = 'system', setMode } = useColorScheme()
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      aria-label={t`Appearance`}
      value={mode}
      onChange={(_, value: 'light' | 'dark' | 'system' | null) => {
        if (value !== null) setMode(value)
      }}
    >
      <ToggleButton value="light">{t`Light`}</ToggleButton>
      <ToggleButton value="dark">{t`Dark`}</ToggleButton>
      <ToggleButton value="system">{t`Auto`}</ToggleButton>
    </ToggleButtonGroup>
  )
}
