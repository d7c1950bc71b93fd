/** A page whose code comes when it is first opened. */
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

export type PageComponent = LazyExoticComponent<ComponentType>

/** `lazyPage(() => import('…/InboxPage'), 'InboxPage')`: route modules have named exports. */
export function lazyPage<Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name): PageComponent {
  return lazy(async () => ({ default: (await load())[name] }))
}
