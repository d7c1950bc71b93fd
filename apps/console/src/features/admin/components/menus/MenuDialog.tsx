/** Creates a folder, page, button or call, or changes one. */
import type { MenuNode, MenuType } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useState } from 'react'
import { FormField } from '../../../../shared/ui/inputs/FormField'
import { CHILD_KINDS, MENU_TYPE_WORDS } from '../../menu-words'
import { type Entered, MenuForm } from './MenuForm'

export interface MenuDialogProps {
  /** Missing: a new one below `parent`. */
  readonly menu?: MenuNode
  /** Undefined: at the top. */
  readonly parent?: MenuNode | undefined
  /** The top-level menus: a new one is placed after them. */
  readonly top?: readonly MenuNode[]
  readonly onClose: () => void
}

export function MenuDialog({ menu, parent, top = [], onClose }: MenuDialogProps) {
  const { t, i18n } = useLingui()
  const kinds = CHILD_KINDS[parent?.menuType ?? 'top']
  const [chosen, setChosen] = useState<MenuType>(menu?.menuType ?? kinds[0] ?? 'M')
  const [entered, setEntered] = useState<Entered | null>(null)
  const kindField = (enteredNow: () => Entered) => (
    <FormField label={t`Kind`} required>
      {(ids) => (
        <Select
          fullWidth
          id={ids.id}
          disabled={menu !== undefined || kinds.length < 2}
          value={chosen}
          onChange={(event) => {
            setEntered({ ...entered, ...enteredNow() })
            setChosen(event.target.value)
          }}
          inputProps={{ 'aria-label': t`Kind` }}
        >
          {(menu === undefined ? kinds : [chosen]).map((kind) => (
            <MenuItem key={kind} value={kind}>
              {i18n._(MENU_TYPE_WORDS[kind])}
            </MenuItem>
          ))}
        </Select>
      )}
    </FormField>
  )
  // Another kind has other fields: its form is mounted again, with the entered values of shared fields.
  return (
    <MenuForm
      key={chosen}
      kind={chosen}
      kindField={kindField}
      entered={entered}
      parent={parent}
      beside={parent?.children ?? top}
      onClose={onClose}
      {...(menu === undefined ? {} : { menu })}
    />
  )
}
