/** The spec's preset colours, and any other. Whatever is chosen, the theme keeps its text readable. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { contrast } from '../ui/theme/colour'
import { PRESET_COLOURS } from '../ui/theme/tokens'
import { Icon } from '../ui/icons/Icon'
import { setPreference, usePreferences } from '../ui/theme/preferences'

export function ThemeColourPicker() {
  const { t } = useLingui()
  const chosen = usePreferences((state) => state.themeColour)
  const isPreset = PRESET_COLOURS.some((preset) => preset.toLowerCase() === chosen.toLowerCase())
  return (
    <>
      <Box role="radiogroup" aria-label={t`Theme colour`} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        {PRESET_COLOURS.map((colour) => {
          const isChosen = colour.toLowerCase() === chosen.toLowerCase()
          return (
            <ButtonBase
              key={colour}
              role="radio"
              aria-checked={isChosen}
              aria-label={colour}
              onClick={() => setPreference({ themeColour: colour })}
              sx={{
                width: 28,
                height: 28,
                borderRadius: '6px',
                bgcolor: colour,
                color: contrast('#ffffff', colour) >= 3 ? '#fff' : '#0b0e12',
                border: 1,
                borderColor: 'divider',
              }}
            >
              {isChosen && <Icon name="check" size={16} />}
            </ButtonBase>
          )
        })}
      </Box>
      <Box
        component="label"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 3, fontSize: 13, color: 'text.secondary', cursor: 'pointer' }}
      >
        {t`Another colour`}
        <Box
          component="input"
          type="color"
          value={chosen.toLowerCase()}
          onChange={(event) => setPreference({ themeColour: event.target.value })}
          sx={{
            width: 40,
            height: 28,
            p: '2px',
            ml: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: '6px',
            bgcolor: 'background.paper',
          }}
        />
        {!isPreset && <Icon name="check" size={16} />}
      </Box>
    </>
  )
}
