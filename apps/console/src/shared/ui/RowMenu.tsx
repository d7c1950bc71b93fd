/** The less frequent acts of a row, behind one button. */
import { useLingui } from '@lingui/react/macro'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Icon } from './Icon'
import { IconAction } from './IconAction'
import type { IconName } from './icon-paths'

export interface RowAct {
  readonly label: string
  readonly icon: IconName
  readonly onChoose: () => void
  readonly isDestructive?: boolean
}

export function RowMenu({ acts }: { readonly acts: readonly RowAct[] }) {
  const { t } = useLingui()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (acts.length === 0) return null
  return (
    <>
      <IconAction
        size="small"
        icon="more"
        label={t`More`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {acts.map(({ label, icon, onChoose, isDestructive }) => (
          <MenuItem
            key={label}
            sx={isDestructive === true ? { color: 'error.main' } : {}}
            onClick={() => {
              setAnchor(null)
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
