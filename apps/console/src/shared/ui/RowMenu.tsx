/** The less frequent acts of a row, behind one button. */
import { useLingui } from '@lingui/react/macro'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Icon } from './Icon'
import { IconAction } from './IconAction'
import type { IconName } from './icon-paths'
import { useDropDown } from './use-drop-down'

export interface RowAct {
  readonly label: string
  readonly icon: IconName
  readonly onChoose: () => void
  readonly isDestructive?: boolean
}

export function RowMenu({ acts }: { readonly acts: readonly RowAct[] }) {
  const { t } = useLingui()
  const { button, surface, close } = useDropDown('menu')
  if (acts.length === 0) return null
  return (
    <>
      <IconAction size="small" icon="more" label={t`More`} {...button} />
      <Menu {...surface}>
        {acts.map(({ label, icon, onChoose, isDestructive }) => (
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
