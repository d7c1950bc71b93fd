/** The less frequent actions of a row, behind one button. */
import { useLingui } from '@lingui/react/macro'
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
}

export function RowMenu({ entries }: { readonly entries: readonly RowMenuEntry[] }) {
  const { t } = useLingui()
  const { button, surface, close } = useDropDown('menu')
  if (entries.length === 0) return null
  return (
    <>
      <IconAction size="small" icon="more" label={t`More`} {...button} />
      <Menu {...surface}>
        {entries.map(({ label, icon, onChoose, isDestructive }) => (
          <MenuItem
            key={label}
            sx={isDestructive === true ? { color: 'error.main' } : {}}
            onClick={() => {
              close()
              onChoose()
            }}
          >
            <Icon name={icon} size={16} />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
