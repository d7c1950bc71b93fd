/** The rest of what the bar of the process editor offers: to and from files. */
import { useLingui } from '@lingui/react/macro'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import { useDropDown } from '../../../../shared/ui/menus/use-drop-down'
import { useProcessFiles } from '../../bpmn/use-process-files'

export function FilesMenu() {
  const { t } = useLingui()
  const menu = useDropDown('menu')
  const { entries, dialog } = useProcessFiles()
  return (
    <>
      <IconAction icon="more" label={t`More`} {...menu.button} />
      <Menu {...menu.surface}>
        {entries.map(({ icon, label, onChoose }) => (
          <MenuItem
            key={label}
            onClick={() => {
              menu.close()
              onChoose()
            }}
          >
            <Icon name={icon} size={16} />
            {label}
          </MenuItem>
        ))}
      </Menu>
      {dialog}
    </>
  )
}
