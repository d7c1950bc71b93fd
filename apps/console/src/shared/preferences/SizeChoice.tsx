/** How dense lists and controls are. */
import { useLingui } from '@lingui/react/macro'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { setPreference, usePreferences } from '../ui/theme/preferences'
import type { InterfaceSize } from '../ui/theme/tokens'

export function SizeChoice() {
  const { t } = useLingui()
  const size = usePreferences((state) => state.size)
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      aria-label={t`Interface size`}
      value={size}
      onChange={(_, value: InterfaceSize | null) => {
        if (value !== null) setPreference({ size: value })
      }}
    >
      <ToggleButton value="large">{t`Comfortable`}</ToggleButton>
      <ToggleButton value="medium">{t`Standard`}</ToggleButton>
      <ToggleButton value="small">{t`Compact`}</ToggleButton>
    </ToggleButtonGroup>
  )
}
