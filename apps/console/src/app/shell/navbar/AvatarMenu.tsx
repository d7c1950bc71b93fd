/** The signed-in person: profile, to-do, the role they act as, look of the console, signing out. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useNavigate } from 'react-router-dom'
import { usePermission } from '../../../shared/session/access'
import { useSession, useSignedInUser } from '../../../shared/session/session-store'
import { Avatar } from '../../../shared/ui/display/Avatar'
import { Icon } from '../../../shared/ui/icons/Icon'
import type { IconName } from '../../../shared/ui/icons/icon-paths'
import { useDropDown } from '../../../shared/ui/menus/use-drop-down'
import { useIsPhone } from '../../../shared/ui/layout/use-is-phone'
import { visuallyHidden } from '../../../shared/ui/layout/visually-hidden'
import { RoleChoices } from './RoleChoices'
import { useSignOut } from '../../session/use-sign-out'
import { openPalette } from '../../palette/palette-store'
import { setSettings } from '../shell-store'
import { TODO_PATH, TODO_PERMISSION } from './TodoLink'

export function AvatarMenu() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const user = useSignedInUser()
  const actingAs = user.ownRoles.find(({ id }) => id === user.actingRoleId)
  const hasUpcoming = useSession((state) => state.upcoming > 0)
  const maySeeTodo = usePermission([TODO_PERMISSION])
  const { button, surface, close } = useDropDown('menu')
  const leave = useSignOut()
  const item = (icon: IconName, text: string, onChoose: () => void, hasDot = false) => (
    <MenuItem
      onClick={() => {
        close()
        onChoose()
      }}
    >
      <Icon name={icon} />
      {text}
      {hasDot && <Box component="span" sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: 'error.main' }} />}
    </MenuItem>
  )

  return (
    <>
      <ButtonBase {...button} sx={{ height: 36, gap: 2, pl: 1, pr: 2, ml: 1, borderRadius: '6px', '&:hover': { bgcolor: 'action.hover' } }}>
        <Avatar name={user.name} address={user.avatar} />
        {!isPhone && (
          <Box
            sx={{
              maxWidth: 140,
              textAlign: 'left',
              lineHeight: 1.3,
              '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
            }}
          >
            <Box sx={{ fontSize: 13 }}>{user.name}</Box>
            {actingAs !== undefined && <Box sx={{ fontSize: 11, color: 'text.secondary' }}>{actingAs.name}</Box>}
          </Box>
        )}
        {/* Not an aria-label: that would replace the name people see, and speech control calls a control by what is seen. */}
        <Box component="span" sx={visuallyHidden}>
          {isPhone ? t`${user.name}, account menu` : t`account menu`}
        </Box>
        {!isPhone && <Icon name="chevronDown" size={14} />}
      </ButtonBase>
      <Menu {...surface} slotProps={{ paper: { sx: { minWidth: 180 } } }}>
        {item('user', t`Personal centre`, () => void navigate('/profile/index'))}
        {maySeeTodo && item('inbox', t`My to-do`, () => void navigate(TODO_PATH), hasUpcoming)}
        {item('search', t`Find or do anything`, () => openPalette('commands'))}
        {item('palette', t`Interface settings`, () => setSettings(true))}
        {item('key', t`Keyboard shortcuts`, () => openPalette('keys'))}
        {user.ownRoles.length > 1 && <RoleChoices onChosen={close} />}
        <Divider sx={{ my: '4px !important' }} />
        {item('logout', t`Sign out`, leave)}
      </Menu>
    </>
  )
}
