/** Which columns of a list are shown, behind one button. It stays open while they are chosen. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Icon } from '../../ui/icons/Icon'
import { IconAction } from '../../ui/icons/IconAction'
import { useDropDown } from '../../ui/menus/use-drop-down'
import type { ListColumnsChoice } from './list-columns'

export interface ColumnMenuProps {
  /** Columns that can be hidden. */
  readonly columns: readonly { readonly id: string; readonly header: string }[]
  readonly choice: ListColumnsChoice
}

export function ColumnMenu({ columns, choice: { shown, isAsAtFirst, choose, startOver } }: ColumnMenuProps) {
  const { t } = useLingui()
  const { button, surface } = useDropDown('menu')
  return (
    <>
      <IconAction icon="columns" label={t`Columns`} {...button} />
      <Menu {...surface}>
        {columns.map(({ id, header }) => {
          const isShown = shown.includes(id)
          return (
            <MenuItem
              key={id}
              role="menuitemcheckbox"
              aria-checked={isShown}
              // One column has to stay beside the title, because an empty choice would mean all of them.
              disabled={isShown && columns.filter((column) => shown.includes(column.id)).length === 1}
              onClick={() => choose(isShown ? shown.filter((other) => other !== id) : [...shown, id])}
            >
              <Box sx={{ width: 16, display: 'flex' }}>{isShown && <Icon name="check" size={16} />}</Box>
              {header}
            </MenuItem>
          )
        })}
        <Divider sx={{ my: 1 }} />
        <MenuItem disabled={isAsAtFirst} onClick={startOver}>
          <Icon name="undo" size={16} />
          {t`Show the usual columns`}
        </MenuItem>
      </Menu>
    </>
  )
}
