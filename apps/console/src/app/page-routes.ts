/** Pages below or beside the menu: reached from a page or the navbar. */
import type { Permission } from '@formwork/api-contract'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { lazyPage, type PageComponent } from './lazy-page'

export interface PageRoute {
  readonly path: string
  readonly title: MessageDescriptor
  readonly page: PageComponent
  /** Any of these opens it; none for a page that everybody has, or whose record has rules of its own. The server decides in any case. */
  readonly permissions?: readonly Permission[]
  /** The page it belongs to: one of the menu stays marked in the sidebar, when the person has it. */
  readonly menuPath?: string
  /** State is not kept while another tag is open. */
  readonly noCache?: boolean
  /** An editor: the bars around the page are hidden while it is in view; it has its own bar with the back link. */
  readonly ownsScreen?: boolean
}

const FormEditor = lazyPage(() => import('../features/forms/routes/FormEditorPage'), 'FormEditorPage', 'editor')
const ProcessEditor = lazyPage(() => import('../features/processes/routes/ProcessEditorPage'), 'ProcessEditorPage', 'editor')

const FORM_READERS = ['process:admin:template:list', 'process:admin:manager:list'] as const

export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/process/apply/:processId',
    title: msg`New request`,
    page: lazyPage(() => import('../features/work-orders/routes/StartTicketPage'), 'StartTicketPage', 'form'),
    permissions: ['process:list:applyProcessList'],
    menuPath: '/process/apply',
  },
  {
    path: '/process/tickets/:id',
    title: msg`Ticket`,
    page: lazyPage(() => import('../features/work-orders/routes/TicketPage'), 'TicketPage', 'record'),
  },
  {
    path: '/process/failed-steps',
    title: msg`Failed steps`,
    page: lazyPage(() => import('../features/work-orders/incidents/IncidentsPage'), 'IncidentsPage'),
    permissions: ['process:list:all:inversion', 'process:list:all:end'],
    menuPath: '/process/all',
  },
  {
    path: '/design/forms/new',
    title: msg`New form`,
    page: FormEditor,
    permissions: ['process:admin:template:add'],
    menuPath: '/design/forms',
    noCache: true,
    ownsScreen: true,
  },
  {
    path: '/design/components',
    title: msg`Components`,
    page: lazyPage(() => import('../features/gallery/routes/GalleryPage'), 'GalleryPage'),
    permissions: FORM_READERS,
    menuPath: '/design/forms',
    noCache: true,
  },
  {
    path: '/design/forms/:id',
    title: msg`Edit form`,
    page: FormEditor,
    permissions: FORM_READERS,
    menuPath: '/design/forms',
    ownsScreen: true,
  },
  {
    path: '/design/processes/new',
    title: msg`New process`,
    page: ProcessEditor,
    permissions: ['process:admin:manager:add'],
    menuPath: '/design/processes',
    noCache: true,
    ownsScreen: true,
  },
  {
    path: '/design/processes/:id',
    title: msg`Edit process`,
    page: ProcessEditor,
    permissions: ['process:admin:manager:list'],
    menuPath: '/design/processes',
    ownsScreen: true,
  },
  {
    path: '/design/schedules/new',
    title: msg`New schedule`,
    page: lazyPage(() => import('../features/work-orders/schedules/SchedulePage'), 'NewSchedulePage', 'form'),
    permissions: ['process:admin:schedule:add'],
    menuPath: '/design/schedules',
    noCache: true,
  },
  {
    path: '/design/schedules/:id',
    title: msg`Edit schedule`,
    page: lazyPage(() => import('../features/work-orders/schedules/SchedulePage'), 'SchedulePage', 'form'),
    permissions: ['process:admin:schedule:list'],
    menuPath: '/design/schedules',
  },
  {
    path: '/design/inbound/new',
    title: msg`New inbound webhook`,
    page: lazyPage(() => import('../features/work-orders/inbound/InboundPage'), 'NewInboundPage', 'form'),
    permissions: ['process:admin:inbound:add'],
    menuPath: '/design/inbound',
    noCache: true,
  },
  {
    path: '/design/inbound/:id',
    title: msg`Edit inbound webhook`,
    page: lazyPage(() => import('../features/work-orders/inbound/InboundPage'), 'InboundPage', 'form'),
    permissions: ['process:admin:inbound:list'],
    menuPath: '/design/inbound',
  },
  {
    path: '/design/inbound/:id/calls',
    title: msg`Received calls`,
    page: lazyPage(() => import('../features/work-orders/inbound/calls/CallsPage'), 'CallsPage'),
    permissions: ['process:admin:inbound:list'],
    menuPath: '/design/inbound',
  },
  {
    path: '/system/roles/:id',
    title: msg({ message: 'Role', context: 'page' }),
    page: lazyPage(() => import('../features/admin/routes/RolePage'), 'RolePage'),
    permissions: ['system:sysrole:list'],
    menuPath: '/system/roles',
  },
  {
    path: '/system/webhooks/:id',
    title: msg`Deliveries of a webhook`,
    page: lazyPage(() => import('../features/admin/webhooks/DeliveriesPage'), 'DeliveriesPage'),
    permissions: ['system:webhooks:list'],
    menuPath: '/system/webhooks',
  },
  {
    path: '/profile/index',
    title: msg`Personal centre`,
    page: lazyPage(() => import('../features/profile/routes/ProfilePage'), 'ProfilePage', 'panels'),
    noCache: true,
  },
  {
    path: '/profile/tokens',
    title: msg`API tokens`,
    page: lazyPage(() => import('../features/admin/tokens/MyTokensPage'), 'MyTokensPage'),
    menuPath: '/profile/index',
    noCache: true,
  },
]
