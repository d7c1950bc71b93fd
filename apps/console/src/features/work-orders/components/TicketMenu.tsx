/** Everything one may do with a ticket that is not its main action, in groups, behind one button. */
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Icon } from '../../../shared/ui/icons/Icon'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import type { RowMenuEntry } from '../../../shared/ui/menus/RowMenu'
import { useDropDown } from '../../../shared/ui/menus/use-drop-down'

export interface MenuEntry extends RowMenuEntry {
  /** Shown all the same, with the reason in its label. */
  readonly isDisabled?: boolean
}
export interface MenuGroup {
  readonly name: string
  readonly entries: readonly MenuEntry[]
}

export function TicketMenu({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const { t } = useLingui()
  const { button, surface, close } = useDropDown('menu')
  const filled = groups.filter(({ entries }) => entries.length > 0)
  return (
    <>
      <IconAction icon="more" label={t`More`} {...button} />
      <Menu {...surface}>
        {filled.flatMap(({ name, entries }, at) => [
          ...(at === 0 ? [] : [<Divider key={`${name} line`} sx={{ my: 1 }} />]),
          <ListSubheader key={name} role="presentation" disableSticky sx={{ lineHeight: '24px', fontSize: 12, bgcolor: 'transparent' }}>
            {name}
          </ListSubheader>,
          ...entries.map(({ label, icon, onChoose, isDestructive, isDisabled }) => (
            <MenuItem
              key={label}
              disabled={isDisabled === true}
              sx={isDestructive === true ? { color: 'error.main' } : {}}
              onClick={() => {
                close()
                onChoose()
              }}
            >
              <Icon name={icon} size={16} />
              {label}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  )
}

/** The same entries as buttons, where an action is needed now. */
export function MenuButtons({ entries }: Pick<MenuGroup, 'entries'>) {
  return entries.map(({ label, icon, isDestructive, onChoose }) => (
    <Button
      key={label}
      size="small"
      variant="outlined"
      color={isDestructive === true ? 'error' : 'inherit'}
      startIcon={<Icon name={icon} size={16} />}
      onClick={onChoose}
    >
      {label}
    </Button>
  ))
}
