/** The part of the menu in which somebody with several roles chooses which one counts. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { useId } from 'react'
import { useSignedInUser } from '../../../shared/session/session-store'
import { Icon } from '../../../shared/ui/icons/Icon'
import { useRoleSwitch } from '../../session/use-role-switch'

export function RoleChoices({ onChosen }: { readonly onChosen: () => void }) {
  const { t } = useLingui()
  const { ownRoles, actingRoleId } = useSignedInUser()
  const switchTo = useRoleSwitch()
  const titleId = useId()
  const choice = (id: string | null, name: string) => (
    <MenuItem
      key={id ?? 'all'}
      role="menuitemradio"
      aria-checked={id === actingRoleId}
      aria-describedby={titleId}
      onClick={() => {
        onChosen()
        if (id !== actingRoleId) switchTo(id)
      }}
    >
      <Box sx={{ display: 'flex', width: 18, color: 'primary.main' }}>{id === actingRoleId && <Icon name="check" />}</Box>
      {name}
    </MenuItem>
  )
  // No list in the list: the arrow keys go from one neighbour to the next.
  return (
    <>
      <Divider sx={{ my: '4px !important' }} />
      <Box component="li" role="presentation" id={titleId} sx={{ px: 3, py: 1, fontSize: 12, color: 'text.secondary' }}>
        {t`Act as`}
      </Box>
      {choice(null, t`All my roles`)}
      {ownRoles.map(({ id, name }) => choice(id, name))}
    </>
  )
}
