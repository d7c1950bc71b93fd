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

export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/profile/index',
    title: msg`Personal centre`,
    page: lazyPage(() => import('../features/profile/routes/ProfilePage'), 'ProfilePage'),
    noCache: true,
  },
]
