/** The providers around everything, and what floats above every page. */
import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { RouterProvider } from 'react-router-dom'
import { i18n } from '../shared/i18n/i18n'
import { ConfirmDialog } from '../shared/ui/ConfirmDialog'
import { ThemeRoot } from '../shared/ui/theme/ThemeRoot'
import { ToastHost } from '../shared/ui/ToastHost'
import { Notices } from './errors/Notices'
import { router } from './router'
import { ExpiredDialog } from './session/ExpiredDialog'

export function App() {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ThemeRoot>
          <RouterProvider router={router} />
          <Notices />
          <ConfirmDialog />
          <ExpiredDialog />
          <ToastHost />
        </ThemeRoot>
      </I18nProvider>
    </StrictMode>
  )
}
