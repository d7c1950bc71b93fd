/** An icon button that opens a short list of exclusive choices, the current one ticked. */
import Box from '@mui/material/Box'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Icon } from '../icons/Icon'
import { IconAction } from '../icons/IconAction'
import type { IconName } from '../icons/icon-paths'
import { useDropDown } from './use-drop-down'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly lang?: string
}

export interface ChoiceMenuProps<Value extends string> {
  readonly icon: IconName
  readonly label: string
  readonly choices: readonly Choice<Value>[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

export function ChoiceMenu<Value extends string>({ icon, label, choices, value, onChoose }: ChoiceMenuProps<Value>) {
  const { button, surface, close } = useDropDown('menu')
  return (
    <>
      <IconAction icon={icon} label={label} {...button} />
      <Menu {...surface}>
        {choices.map((choice) => (
          <MenuItem
            key={choice.value}
            role="menuitemradio"
            aria-checked={choice.value === value}
            lang={choice.lang}
            onClick={() => {
              close()
              onChoose(choice.value)
            }}
          >
            <Box sx={{ width: 16, display: 'flex' }}>{choice.value === value && <Icon name="check" size={16} />}</Box>
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
