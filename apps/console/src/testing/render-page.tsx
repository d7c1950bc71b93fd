/** Puts a part of the console on the screen of a test: language, theme, router and a signed-in person around it. */
import type { SessionUser } from '@formwork/api-contract'
import { I18nProvider } from '@lingui/react'
import { render, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished } from 'vitest'
import { LeaveQuestion } from '../shared/drafts/LeaveQuestion'
import { i18n } from '../shared/i18n/i18n'
import { useSession } from '../shared/session/session-store'
import { ThemeRoot } from '../shared/ui/theme/ThemeRoot'

export const TEST_USER: SessionUser = {
  userId: '00000000-0000-4000-8000-000000000001',
  userName: 'admin',
  name: 'Admin',
  avatar: '',
  introduction: '',
  roles: ['admin'],
  permissions: ['*:*:*'],
  ownRoles: [],
  actingRoleId: null,
  deptId: null,
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
}

export function renderPage(page: ReactNode, { pattern = '/', at = '/' }: { readonly pattern?: string; readonly at?: string } = {}) {
  useSession.setState({ user: TEST_USER })
  history.replaceState(null, '', at)
  const router = createBrowserRouter([
    {
      element: (
        <>
          <LeaveQuestion keepsPage={false} />
          <Outlet />
        </>
      ),
      children: [
        { path: pattern, element: page },
        { path: '*', element: <output>elsewhere</output> },
      ],
    },
  ])
  // A router of a test that is over would follow the addresses of the next.
  onTestFinished(() => router.dispose())
  const view = render(
    <I18nProvider i18n={i18n}>
      <ThemeRoot>
        <RouterProvider router={router} />
      </ThemeRoot>
    </I18nProvider>,
  )
  return { ...view, router }
}

/** Ids of the accessibility rules that are broken. Colours and page regions cannot be checked without a browser. */
export async function brokenRules(element: Element = document.body): Promise<string[]> {
  // A menu that was closed is hidden, with what could have the focus in it, until it has faded out.
  await waitFor(() => expect(document.querySelector('.MuiPopover-root[aria-hidden="true"]')).toBeNull())
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  return violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html ?? ''}`)
}
