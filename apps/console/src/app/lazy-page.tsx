/** A page whose code comes when it is first opened. */
import type { ComponentType } from 'react'
import { type OnDemand, onDemand } from './on-demand'

export type PageComponent = OnDemand

/** `lazyPage(() => import('…/InboxPage'), 'InboxPage')`: route modules have named exports. */
export function lazyPage<Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name): PageComponent {
  return onDemand(async () => (await load())[name])
}
