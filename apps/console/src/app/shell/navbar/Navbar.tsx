/** 48 px at the top: where you are at the left, tools at the right. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { SIZE } from '../../../shared/ui/theme/tokens'
import { useIsPhone } from '../../../shared/ui/layout/use-is-phone'
import { setDrawer, toggleSidebar, useShell } from '../shell-store'
import type { Crumb } from '../use-current-page'
import { AvatarMenu } from './AvatarMenu'
import { AwayTag } from './AwayTag'
import { Breadcrumb } from './Breadcrumb'
import { FullscreenToggle } from './FullscreenToggle'
import { HeaderSearch } from './HeaderSearch'
import { LocaleSwitch } from '../../../shared/ui/menus/LocaleSwitch'
import { NoticeBell } from './NoticeBell'
import { SchemeSwitch } from './SchemeSwitch'
import { TodoLink } from './TodoLink'

export function Navbar({ trail, title }: { readonly trail: readonly Crumb[]; readonly title: string | undefined }) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const isSidebarOpen = useShell((state) => state.isSidebarOpen)
  return (
    <Box
      component="header"
      sx={{
        height: SIZE.navbar,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 1, md: 2 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {isPhone ? (
        <IconAction icon="menu" iconSize={20} label={t`Open menu`} onClick={() => setDrawer(true)} />
      ) : (
        <IconAction
          icon={isSidebarOpen ? 'menuFold' : 'menuUnfold'}
          iconSize={20}
          label={isSidebarOpen ? t`Collapse sidebar` : t`Expand sidebar`}
          onClick={toggleSidebar}
        />
      )}
      <Breadcrumb trail={trail} title={title} />
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: { xs: 0, md: '2px' } }}>
        {!isPhone && <HeaderSearch />}
        <AwayTag />
        <TodoLink />
        <NoticeBell />
        {!isPhone && <FullscreenToggle />}
        <LocaleSwitch />
        {!isPhone && <SchemeSwitch />}
        <AvatarMenu />
      </Box>
    </Box>
  )
}
