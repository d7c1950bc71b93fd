/** A row that chooses one icon: radio buttons drawn as the icons themselves. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { Row, type RowProps } from '../../../shared/contract-form/Row'
import { IconTile, TILE_ICONS } from '../../../shared/ui/icons/IconTile'
import { PROCESS_ICON_WORDS } from './icon-words'

export interface IconRowProps<Name extends string> extends RowProps<Name> {
  /** Its tone is that of the tile. */
  readonly tone: string
}

export function IconRow<Name extends string>({ tone, ...row }: IconRowProps<Name>) {
  const { i18n } = useLingui()
  return (
    <Row {...row}>
      {({ ids, label, value, onChange, onBlur }) => (
        <RadioGroup
          row
          id={ids.id}
          aria-label={label}
          value={String(value)}
          onChange={(_, icon) => onChange(icon)}
          onBlur={onBlur}
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 36px)', gap: '2px' }}
        >
          {TILE_ICONS.map((icon) => (
            <Radio
              key={icon}
              value={icon}
              icon={<Choice icon={icon} tone={tone} isChosen={false} />}
              checkedIcon={<Choice icon={icon} tone={tone} isChosen />}
              slotProps={{ input: { 'aria-label': i18n._(PROCESS_ICON_WORDS[icon]) } }}
              sx={{ p: 0, borderRadius: '8px' }}
            />
          ))}
        </RadioGroup>
      )}
    </Row>
  )
}

function Choice({ icon, tone, isChosen }: { readonly icon: string; readonly tone: string; readonly isChosen: boolean }) {
  return (
    <Box sx={{ p: '2px', borderRadius: '8px', border: 2, borderColor: isChosen ? 'primary.main' : 'transparent' }}>
      <IconTile icon={icon} name={tone} size={28} />
    </Box>
  )
}
