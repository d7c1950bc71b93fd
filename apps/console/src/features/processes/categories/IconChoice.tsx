/** One icon of all: radio buttons drawn as the icons themselves, one stop of the Tab key, moved through with the arrows. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { IconTile, TILE_ICONS } from '../../../shared/ui/icons/IconTile'
import { PROCESS_ICON_WORDS } from './icon-words'

export interface IconChoiceProps {
  readonly id?: string
  readonly label: string
  readonly value: string
  /** Its tone is that of the tile. */
  readonly tone: string
  readonly disabled?: boolean
  readonly onChange: (icon: string) => void
  readonly onBlur?: () => void
}

export function IconChoice({ label, value, tone, disabled = false, onChange, ...rest }: IconChoiceProps) {
  const { i18n } = useLingui()
  return (
    <RadioGroup
      row
      {...rest}
      aria-label={label}
      value={value}
      onChange={(_, icon) => onChange(icon)}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 36px)', gap: '2px' }}
    >
      {TILE_ICONS.map((icon) => (
        <Radio
          key={icon}
          value={icon}
          disabled={disabled}
          icon={<Choice icon={icon} tone={tone} isChosen={false} />}
          checkedIcon={<Choice icon={icon} tone={tone} isChosen />}
          slotProps={{ input: { 'aria-label': i18n._(PROCESS_ICON_WORDS[icon]) } }}
          sx={{ p: 0, borderRadius: '8px' }}
        />
      ))}
    </RadioGroup>
  )
}

function Choice({ icon, tone, isChosen }: { readonly icon: string; readonly tone: string; readonly isChosen: boolean }) {
  return (
    <Box sx={{ p: '2px', borderRadius: '8px', border: 2, borderColor: isChosen ? 'primary.main' : 'transparent' }}>
      <IconTile icon={icon} name={tone} size={28} />
    </Box>
  )
}
