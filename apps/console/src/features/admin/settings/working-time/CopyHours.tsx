/** Gives the hours of a weekday to others. */
import { useLingui } from '@lingui/react/macro'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import { useDropDown } from '../../../../shared/ui/menus/use-drop-down'

/** `working`: from Monday to Friday. */
export type CopiedTo = 'working' | 'all'

export function CopyHours({ name, onCopy }: { readonly name: string; readonly onCopy: (days: CopiedTo) => void }) {
  const { t } = useLingui()
  const { button, surface, close } = useDropDown('menu')
  const choose = (days: CopiedTo) => {
    close()
    onCopy(days)
  }
  return (
    <>
      <IconAction forFingers icon="copy" iconSize={16} label={t`Copy the hours of ${name}`} {...button} />
      <Menu {...surface}>
        <MenuItem onClick={() => choose('working')}>{t`To Monday to Friday`}</MenuItem>
        <MenuItem onClick={() => choose('all')}>{t`To every day`}</MenuItem>
      </Menu>
    </>
  )
}
