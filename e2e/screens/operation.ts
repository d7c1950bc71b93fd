/** Screens of who runs the site. */
import { routes } from '@formwork/api-contract'
import { expect } from '@playwright/test'
import { call, signInAdmin } from '../setup/api'
import { button, dialogOf, heading, main, search } from './acts'
import type { Screen } from './screen'

export const OPERATION_SCREENS: readonly Screen[] = [
  {
    path: '/system/settings',
    view: 'settings',
    title: 'Settings',
    needs: 'system:settings:index:config',
    call: routes.getSecuritySettings,
    byMouse: 'operation',
    act: async ({ page, hand, say }) => {
      await hand.type(main(page).getByLabel(say('Site name')), 'Workflow')
      await hand.press(button(main(page), say('Save settings')))
      await expect(page.getByText(say('Settings saved')).first()).toBeVisible()
    },
  },
  {
    path: '/system/audit',
    view: 'audit',
    title: 'Audit log',
    needs: 'system:audit:list',
    call: routes.listAudit,
    byMouse: 'audit-log',
    act: async ({ page, hand, say }) => {
      await hand.press(button(main(page), say('Show entry')))
      await hand.press(button(dialogOf(page), say('Close')))
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  },
  {
    path: '/system/sessions',
    view: 'sessions',
    title: 'Active sessions',
    needs: 'system:session:list',
    call: routes.listSessions,
    byMouse: 'sessions',
    act: async ({ page, hand, say }) => {
      await hand.press(main(page).getByRole('link', { name: say('API tokens') }))
      await expect(heading(page)).toContainText(say('API tokens'))
    },
  },
  {
    path: '/system/sign-ins',
    view: 'sign-ins',
    title: 'Sign-in log',
    needs: 'system:sysloginlog:query',
    call: routes.listSignIns,
    byMouse: 'sessions',
    act: async ({ page, hand }) => {
      await hand.type(search(page), 'admin')
      await expect(main(page).getByText('admin', { exact: true }).first()).toBeVisible()
    },
  },
  { path: '/system/tokens', view: 'tokens', title: 'API tokens', needs: 'system:session:list', call: routes.listTokens },
  {
    path: '/system/webhooks',
    view: 'webhooks',
    title: 'Webhooks',
    needs: 'system:webhooks:list',
    call: routes.listWebhooks,
    actNeeds: 'system:webhooks:edit',
    byMouse: 'webhooks',
    act: async ({ page, hand, say, mark }) => {
      const hosts = [{ host: '127.0.0.1', isInside: true }]
      await call(routes.saveOutgoingSettings, { token: await signInAdmin(), body: { hosts, secrets: {} } })
      await hand.press(button(main(page), say('New webhook')))
      await hand.press(dialogOf(page).getByRole('button', { name: say('Another system') }))
      await hand.type(dialogOf(page).getByLabel(say('thing|Name'), { exact: true }).first(), mark)
      // Where nobody listens.
      await hand.type(dialogOf(page).getByLabel(say('web|Address'), { exact: true }).first(), 'http://127.0.0.1:9/')
      await hand.press(button(dialogOf(page), say('Create webhook')))
      await hand.press(button(dialogOf(page), say('I have kept it')))
      await hand.press(button(main(page), say('Deliveries of “{0}”', { '0': mark })))
    },
  },
  {
    path: '/system/webhooks/:id',
    needs: 'system:webhooks:list',
    actNeeds: 'system:webhooks:edit',
    byMouse: 'webhooks',
    act: async ({ page, hand, say }) => {
      await hand.press(button(main(page), say('Send a test event')))
      await expect(main(page).getByText(say('Test event'), { exact: true }).first()).toBeVisible()
    },
  },
  {
    path: '/system/health',
    view: 'health',
    title: 'System health',
    needs: 'system:monitor:server:list',
    call: routes.getSystemHealth,
    byMouse: 'system-health',
    act: async ({ page, hand, say }) => {
      await hand.press(button(main(page), say('Refresh')))
      await expect(main(page).getByText(/^PostgreSQL \d+/)).toBeVisible()
    },
  },
]
