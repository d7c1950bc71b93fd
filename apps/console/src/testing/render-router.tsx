/** Puts a router on the screen of a test, with language and theme around it. */
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { i18n } from '../shared/i18n/i18n'
import { ThemeRoot } from '../shared/ui/theme/ThemeRoot'

export function renderRouter(router: ReturnType<typeof createBrowserRouter>) {
  // The router of a finished test would follow the addresses of the next.
  onTestFinished(() => router.dispose())
  return render(
    <I18nProvider i18n={i18n}>
      <ThemeRoot>
        <RouterProvider router={router} />
      </ThemeRoot>
    </I18nProvider>,
  )
}
