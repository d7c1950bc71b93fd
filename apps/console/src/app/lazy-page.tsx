/** A page whose code is loaded when it is first opened, and its skeleton until then. */
import type { ComponentType } from 'react'
import type { PageShape } from '../shared/ui/feedback/PageSkeleton'
import { type OnDemand, onDemand } from './on-demand'

export type PageComponent = OnDemand & { readonly shape: PageShape }

/** `lazyPage(() => import('…/InboxPage'), 'InboxPage')`: route modules have named exports. */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
  shape: PageShape = 'list',
): PageComponent {
  return Object.assign(
    onDemand(async () => (await load())[name]),
    { shape },
  )
}
