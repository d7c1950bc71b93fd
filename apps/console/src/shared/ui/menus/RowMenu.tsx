/** The less frequent actions of a row, behind one button. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Icon } from '../icons/Icon'
import { IconAction } from '../icons/IconAction'
import type { IconName } from '../icons/icon-paths'
import { useDropDown } from './use-drop-down'

export interface RowMenuEntry {
  readonly label: string
  readonly icon: IconName
  readonly onChoose: () => void
  readonly isDestructive?: boolean
  /** Why it cannot be done now: shown below the label, and the entry is disabled. Undefined: it is enabled. */
  readonly whyNot?: string
}

export function RowMenu({ entries }: { readonly entries: readonly RowMenuEntry[] }) {
  const { t } = useLingui()
  const { button, surface, close } = useDropDown('menu')
  if (entries.length === 0) return null
  return (
    <>
      <IconAction size="small" icon="more" label={t`More`} {...button} />
      <Menu {...surface}>
        {entries.map(({ label, icon, onChoose, isDestructive, whyNot }) => (
          <MenuItem
            key={label}
            // Can be reached by keys, so that its reason is read.
            {...(whyNot === undefined ? {} : { 'aria-disabled': true })}
            sx={colorOf(isDestructive === true, whyNot !== undefined)}
            onClick={() => {
              if (whyNot !== undefined) return
              close()
              onChoose()
            }}
          >
            <Icon name={icon} size={16} />
            <Box>
              {label}
              {whyNot !== undefined && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{whyNot}</Box>}
            </Box>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

function colorOf(isDestructive: boolean, isOff: boolean) {
  if (isOff) return { color: 'text.disabled', cursor: 'default' }
  return isDestructive ? { color: 'error.main' } : {}
}
