/** Pages below or beside the menu: reached from a page or the navbar, open to whoever may open them. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { lazyPage, type PageComponent } from './lazy-page'

export interface PageRoute {
  readonly path: string
  readonly title: MessageDescriptor
  readonly page: PageComponent
  /** The menu page that stays marked in the sidebar, when the person has it. */
  readonly menuPath?: string
  /** State is not kept while another tag is open. */
  readonly noCache?: boolean
}

const FormEditor = lazyPage(() => import('../features/forms/routes/FormEditorPage'), 'FormEditorPage')
const ProcessEditor = lazyPage(() => import('../features/processes/routes/ProcessEditorPage'), 'ProcessEditorPage')

export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/process/apply/:processId',
    title: msg`New request`,
    page: lazyPage(() => import('../features/work-orders/routes/StartTicketPage'), 'StartTicketPage'),
    menuPath: '/process/apply',
  },
  {
    path: '/process/tickets/:id',
    title: msg`Ticket`,
    page: lazyPage(() => import('../features/work-orders/routes/TicketPage'), 'TicketPage'),
  },
  { path: '/design/forms/new', title: msg`New form`, page: FormEditor, menuPath: '/design/forms', noCache: true },
  {
    path: '/design/components',
    title: msg`Components`,
    page: lazyPage(() => import('../features/gallery/routes/GalleryPage'), 'GalleryPage'),
    menuPath: '/design/forms',
    noCache: true,
  },
  { path: '/design/forms/:id', title: msg`Edit form`, page: FormEditor, menuPath: '/design/forms' },
  { path: '/design/processes/new', title: msg`New process`, page: ProcessEditor, menuPath: '/design/processes', noCache: true },
  { path: '/design/processes/:id', title: msg`Edit process`, page: ProcessEditor, menuPath: '/design/processes' },
  {
    path: '/profile/index',
    title: msg`Personal centre`,
    page: lazyPage(() => import('../features/profile/routes/ProfilePage'), 'ProfilePage'),
    noCache: true,
  },
]
