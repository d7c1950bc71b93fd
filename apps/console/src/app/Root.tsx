/** The providers around everything, what floats above every page, and which of the two apps shows: sign-in, or the console behind it. */
import { I18nProvider } from '@lingui/react'
import { StrictMode, useCallback, useState } from 'react'
import { SignInPage } from '../features/sign-in/routes/SignInPage'
import { i18n, loadAllMessages } from '../shared/i18n/i18n'
import { ConfirmHost } from '../shared/ui/feedback/ConfirmHost'
import { ThemeRoot } from '../shared/ui/theme/ThemeRoot'
import { ToastHost } from '../shared/ui/feedback/ToastHost'
import { onDemand } from './on-demand'
import { StartingScreen } from './StartingScreen'
import { fetchWithRetry } from './errors/stale-chunk'
import { LOGIN_PATH } from './session/login-path'

const Console = onDemand(async () => {
  const [{ Console: component }] = await fetchWithRetry(() => Promise.all([import('./Console'), loadAllMessages()]))
  return component
})

export function Root() {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ThemeRoot>
          <AppEntry />
          <ConfirmHost />
          <ToastHost />
        </ThemeRoot>
      </I18nProvider>
    </StrictMode>
  )
}

/** Opened at the sign-in page, the router and everything behind it is not fetched before it is needed. */
function AppEntry() {
  const [isOutside, setOutside] = useState(() => location.pathname === LOGIN_PATH)
  const enter = useCallback((target: string) => {
    history.replaceState(null, '', target)
    setOutside(false)
  }, [])
  if (!isOutside) return <Console waiting={<StartingScreen />} />
  return <SignInPage redirect={new URLSearchParams(location.search).get('redirect')} onEnter={enter} />
}
