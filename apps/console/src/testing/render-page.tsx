/** Puts a part of the console on the screen of a test: language, theme, router and a signed-in person around it. */
import type { SessionUser } from '@formwork/api-contract'
import { waitFor } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { createBrowserRouter, Outlet } from 'react-router-dom'
import { expect } from 'vitest'
import { LeaveQuestion } from '../shared/drafts/LeaveQuestion'
import { useSession } from '../shared/session/session-store'
import { renderRouter } from './render-router'

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

interface PageOptions {
  readonly pattern?: string
  readonly at?: string
  /** The page is kept behind its tag when it is left, and is not asked about. Default false. */
  readonly keepsPage?: boolean
}

export function renderPage(page: ReactNode, { pattern = '/', at = '/', keepsPage = false }: PageOptions = {}) {
  useSession.setState({ user: TEST_USER })
  history.replaceState(null, '', at)
  const router = createBrowserRouter([
    {
      element: (
        <>
          <LeaveQuestion keepsPage={keepsPage} />
          <Outlet />
        </>
      ),
      children: [
        { path: pattern, element: page },
        { path: '*', element: <output>elsewhere</output> },
      ],
    },
  ])
  const view = renderRouter(router)
  return { ...view, router }
}

/** Ids of the accessibility rules that are broken. Colours and page regions cannot be checked without a browser. */
export async function brokenRules(element: Element = document.body): Promise<string[]> {
  // A menu that was closed is hidden, with what could have the focus in it, until it has faded out.
  await waitFor(() => expect(document.querySelector('.MuiPopover-root[aria-hidden="true"]')).toBeNull())
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  return violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html ?? ''}`)
}
