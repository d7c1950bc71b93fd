/** Every screen of the console in the order it is walked: who may enter it, and its main act. A row of a record is entered by the act before it. */
import type { ConsoleView, Permission, RouteDeclaration } from '@formwork/api-contract'
import { routes } from '@formwork/api-contract'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Hand } from './hand'
import type { Say } from './words'

export interface Walk {
  readonly page: Page
  readonly hand: Hand
  readonly say: Say
  /** Of this walk alone: what is made is found by it. */
  readonly mark: string
  /** A published process that the person may start and administrators decide. */
  readonly process: string
}

export interface Screen {
  readonly path: string
  /** The menu's page; none for records and what is reached from another page. */
  readonly view?: ConsoleView
  /** Of its heading; a record's is its own name. */
  readonly title?: string
  /** The screen whose link of the same title leads here; none for what stands in a menu. */
  readonly from?: string
  /** Who enters it; none for everybody. */
  readonly needs?: Permission
  /** A call that answers nobody without that. */
  readonly call?: RouteDeclaration
  readonly act?: (walk: Walk) => Promise<void>
  /** Without this one looks at the screen and does nothing. */
  readonly actNeeds?: Permission
  /** The journey that does the act by mouse already. */
  readonly byMouse?: string
}

const main = (page: Page) => page.getByRole('main')
const dialogOf = (page: Page) => page.getByRole('dialog').last()
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).first()
const field = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true })
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const titleOf = ({ mark }: Walk) => `${mark} ticket`

interface Making {
  readonly open: string
  readonly fields: readonly (readonly [label: string, text: string])[]
  readonly save: string
  readonly choose?: readonly [label: string, option: RegExp]
}

/** Opens a dialog, fills it and saves. */
async function make({ page, hand, say }: Walk, { open, fields, save, choose }: Making): Promise<void> {
  await hand.press(button(main(page), say(open)))
  const dialog = dialogOf(page)
  for (const [label, text] of fields) await hand.type(dialog.getByLabel(say(label), { exact: true }).first(), text)
  if (choose) await hand.choose(dialog.getByRole('combobox', { name: say(choose[0]) }), page.getByRole('option', { name: choose[1] }))
  await hand.press(button(dialog, say(save)))
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const search = (page: Page) => main(page).getByRole('searchbox').first()

async function openTicket(walk: Walk): Promise<void> {
  const { page, hand } = walk
  await hand.type(search(page), titleOf(walk))
  await hand.press(
    main(page)
      .getByRole('link', { name: titleOf(walk), exact: true })
      .first(),
  )
  await expect(heading(page)).toContainText(titleOf(walk))
}

export const SCREENS: readonly Screen[] = [
  {
    path: '/dashboard',
    view: 'dashboard',
    title: 'Home',
    act: async ({ page, hand, say }) => {
      await hand.press(button(main(page), say('Show as table')))
      await expect(main(page).getByRole('table', { name: say('Tickets per day') })).toBeVisible()
    },
  },
  {
    path: '/process/apply',
    view: 'catalogue',
    title: 'New request',
    needs: 'process:list:applyProcessList',
    call: routes.listCatalogue,
    byMouse: 'main-path',
    act: async ({ page, hand, process }) => {
      await hand.type(search(page), process)
      await hand.press(main(page).getByRole('link', { name: process }))
    },
  },
  {
    path: '/process/apply/:processId',
    needs: 'process:list:applyProcessList',
    byMouse: 'main-path',
    act: async (walk) => {
      const { page, hand, say } = walk
      await hand.type(field(main(page), say('Title')), titleOf(walk))
      await hand.press(button(page, say('Submit')))
      await expect(heading(page)).toContainText(titleOf(walk))
    },
  },
  {
    path: '/process/tickets/:id',
    byMouse: 'decisions',
    act: async ({ page, hand, say }) => {
      await hand.press(button(main(page), say('Show picture')))
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  },
  {
    path: '/process/mine',
    view: 'created-by-me',
    title: 'Created by me',
    needs: 'process:list:myCreate',
    call: routes.listCreatedByMe,
    act: openTicket,
  },
  {
    path: '/process/upcoming',
    view: 'inbox',
    title: 'My to-do',
    needs: 'process:list:upcoming',
    // Only who decides has it there.
    actNeeds: 'process:list:all',
    call: routes.listTodo,
    byMouse: 'main-path',
    act: async (walk) => {
      const { page, hand, say } = walk
      await openTicket(walk)
      await hand.press(button(page, say('Agree')))
      await hand.press(button(dialogOf(page), say('Agree')))
      await expect(main(page).getByText(say('Approved'), { exact: true }).first()).toBeVisible()
    },
  },
  {
    path: '/process/related',
    view: 'related',
    title: 'Handled by me',
    needs: 'process:list:related',
    actNeeds: 'process:list:all',
    call: routes.listRelated,
    act: openTicket,
  },
  {
    path: '/process/all',
    view: 'all-tickets',
    title: 'All tickets',
    needs: 'process:list:all',
    call: routes.listAllTickets,
    act: openTicket,
  },
  {
    path: '/process/failed-steps',
    title: 'Failed steps',
    from: '/process/all',
    needs: 'process:list:all:inversion',
    call: routes.listIncidents,
  },
  {
    path: '/design/forms',
    view: 'forms',
    title: 'Forms',
    needs: 'process:admin:template:list',
    call: routes.listForms,
    act: async ({ page, hand, say }) => {
      await hand.press(button(main(page), say('Components')))
    },
  },
  {
    path: '/design/components',
    title: 'Components',
    needs: 'process:admin:template:list',
    act: async ({ page, hand, say }) => {
      await hand.press(button(main(page), say('Back to the forms')))
      await hand.press(button(main(page), say('New form')))
    },
  },
  {
    path: '/design/forms/new',
    needs: 'process:admin:template:add',
    byMouse: 'main-path',
    act: async ({ page, hand, say, mark }) => {
      await hand.type(field(page, say('Form name')), `${mark} form`)
      await hand.press(page.getByRole('button', { name: /^(?:Add Input|添加单行文本)$/ }))
      await hand.press(button(page, say('Save')))
    },
  },
  {
    path: '/design/forms/:id',
    needs: 'process:admin:template:list',
    byMouse: 'main-path',
    act: async ({ page, hand, say, mark }) => {
      await hand.type(field(page, say('Form name')), `${mark} form 2`)
      await hand.press(button(page, say('Save')))
      await expect(button(page, say('Saved'))).toBeVisible()
    },
  },
  {
    path: '/design/processes',
    view: 'processes',
    title: 'Processes',
    needs: 'process:admin:manager:list',
    call: routes.listProcesses,
    byMouse: 'main-path',
    act: async ({ page, hand, say }) => {
      await hand.press(button(main(page), say('New process')))
    },
  },
  {
    path: '/design/processes/new',
    needs: 'process:admin:manager:add',
    byMouse: 'main-path',
    act: async ({ page, hand, say, mark }) => {
      await hand.type(field(page, say('Name')), `${mark} process`)
      await hand.press(button(page, say('Save draft')))
    },
  },
  {
    path: '/design/processes/:id',
    needs: 'process:admin:manager:list',
    byMouse: 'process-picture',
    act: async ({ page, hand, say }) => {
      await hand.press(button(page, say('Back to the processes')))
      await expect(heading(page)).toContainText(say('Processes'))
    },
  },
  {
    path: '/design/categories',
    view: 'categories',
    title: 'Process categories',
    needs: 'process:admin:classify:list',
    actNeeds: 'process:admin:classify:add',
    call: routes.listCategories,
    act: async (walk) => {
      await make(walk, { open: 'New category', fields: [['Category name', walk.mark]], save: 'Create category' })
      await expect(main(walk.page).getByText(walk.mark).first()).toBeVisible()
    },
  },
  {
    path: '/system/users',
    view: 'users',
    title: 'Users',
    needs: 'system:sysuser:list',
    actNeeds: 'system:sysuser:add',
    call: routes.listUsers,
    byMouse: 'people-and-rights',
    act: async (walk) => {
      await make(walk, {
        open: 'New user',
        fields: [
          ['User name', walk.mark],
          ['Password', 'a-first-password-of-e2e'],
          ['person|Name', `${walk.mark} person`],
        ],
        choose: ['Roles', /普通员工/],
        save: 'Create user',
      })
    },
  },
  {
    path: '/system/roles',
    view: 'roles',
    title: 'Roles',
    needs: 'system:sysrole:list',
    actNeeds: 'system:sysrole:add',
    call: routes.listRoles,
    byMouse: 'people-and-rights',
    act: (walk) =>
      make(walk, {
        open: 'New role',
        fields: [
          ['Name', `${walk.mark} role`],
          ['Key', `${walk.mark}-role`],
        ],
        save: 'Create role',
      }),
  },
  {
    path: '/system/roles/:id',
    needs: 'system:sysrole:list',
    actNeeds: 'system:sysrole:edit',
    byMouse: 'people-and-rights',
    act: async (walk) => {
      await make(walk, { open: 'Edit', fields: [['Remark', walk.mark]], save: 'Save changes' })
      await expect(main(walk.page).getByText(walk.mark).first()).toBeVisible()
    },
  },
  {
    path: '/system/posts',
    view: 'posts',
    title: 'Posts',
    needs: 'system:syspost:list',
    actNeeds: 'system:syspost:add',
    call: routes.listPosts,
    act: async (walk) => {
      const fields = [
        ['Post name', `${walk.mark} post`],
        ['Code', walk.mark],
      ] as const
      await make(walk, { open: 'New post', fields, save: 'Create post' })
      await expect(main(walk.page).getByText(`${walk.mark} post`).first()).toBeVisible()
    },
  },
  {
    path: '/system/departments',
    view: 'departments',
    title: 'Departments',
    needs: 'system:sysdept:list',
    actNeeds: 'system:sysdept:add',
    call: routes.listDepartments,
    byMouse: 'people-and-rights',
    act: async (walk) => {
      await make(walk, { open: 'New department', fields: [['Name', `${walk.mark} department`]], save: 'Create department' })
      await expect(main(walk.page).getByText(`${walk.mark} department`).first()).toBeVisible()
    },
  },
  {
    path: '/system/menus',
    view: 'menus',
    title: 'Menus',
    needs: 'system:sysmenu:list',
    actNeeds: 'system:sysmenu:add',
    call: routes.listMenus,
    byMouse: 'people-and-rights',
    act: async (walk) => {
      const fields = [
        ['Title', `${walk.mark} menu`],
        ['English title', `${walk.mark} menu`],
        ['Code', walk.mark],
        ['Path', walk.mark],
      ] as const
      await make(walk, { open: 'New menu', fields, save: 'Create menu' })
      await expect(main(walk.page).getByText(`${walk.mark} menu`).first()).toBeVisible()
    },
  },
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
      await expect(page.getByText(say('Settings saved.')).first()).toBeVisible()
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
  {
    path: '/profile/index',
    title: 'Personal centre',
    byMouse: 'profile',
    act: async (walk) => {
      await make(walk, { open: 'Edit my data', fields: [['Phone', '13800000001']], save: 'Save' })
      await expect(main(walk.page).getByText('13800000001')).toBeVisible()
      await walk.hand.press(main(walk.page).getByRole('link', { name: walk.say('API tokens') }))
    },
  },
  {
    path: '/profile/tokens',
    byMouse: 'operation',
    act: async (walk) => {
      const { page, hand, say, mark } = walk
      await hand.press(button(main(page), say('New token')))
      await hand.type(dialogOf(page).getByLabel(say('thing|Name'), { exact: true }).first(), mark)
      await hand.press(button(dialogOf(page), say('Make token')))
      await hand.press(button(dialogOf(page), say('I have kept it')))
      await expect(main(page).getByText(mark).first()).toBeVisible()
    },
  },
]
