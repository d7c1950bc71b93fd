/** Actions that are available everywhere: start something new, change how the console looks, sign out. */
import { holdsAny, type Permission } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useColorScheme } from '@mui/material/styles'
import { useNavigate } from 'react-router-dom'
import { switchLocale } from '../../shared/i18n/i18n'
import { LOCALE_NAMES, LOCALES } from '../../shared/i18n/locale'
import { useLocale } from '../../shared/i18n/use-locale'
import { useSession } from '../../shared/session/session-store'
import { showError } from '../../shared/ui/feedback/toast-store'
import type { IconName } from '../../shared/ui/icons/icon-paths'
import { useSignOut } from '../session/use-sign-out'
import { setSettings } from '../shell/shell-store'
import type { Command } from './command'
import { openPalette } from './palette-store'

export function useActs(): readonly Command[] {
  const { t } = useLingui()
  const navigate = useNavigate()
  const locale = useLocale()
  const signOut = useSignOut()
  const held = useSession((state) => state.user?.permissions)
  const { colorScheme, setMode } = useColorScheme()
  const opens = (path: string, title: string, icon: IconName, permission: Permission): Command[] =>
    holdsAny(held ?? [], [permission]) ? [{ id: path, title, icon, run: () => void navigate(path) }] : []
  const isDark = colorScheme === 'dark'
  return [
    ...opens('/design/forms/new', t`Design a new form`, 'form', 'process:admin:template:add'),
    ...opens('/design/processes/new', t`Draw a new process`, 'branch', 'process:admin:manager:add'),
    {
      id: 'scheme',
      title: isDark ? t`Switch to light` : t`Switch to dark`,
      icon: isDark ? 'sun' : 'moon',
      run: () => setMode(isDark ? 'light' : 'dark'),
    },
    ...LOCALES.filter((other) => other !== locale).map((other): Command => {
      const run = () => void switchLocale(other).catch(showError)
      return { id: other, title: LOCALE_NAMES[other], detail: t`Language`, icon: 'language', run }
    }),
    { id: 'settings', title: t`Interface settings`, icon: 'palette', run: () => setSettings(true) },
    { id: 'keys', title: t`Keyboard shortcuts`, icon: 'key', run: () => openPalette('keys') },
    { id: 'sign-out', title: t`Sign out`, icon: 'logout', run: signOut },
  ]
}
