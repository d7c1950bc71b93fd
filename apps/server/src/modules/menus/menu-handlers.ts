/** The call of the menu. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { menuOf } from './menu-service'

export function menuHandlers(deps: Deps): Pick<Handlers, 'menuRole'> {
  return { menuRole: ({ actor, locale }) => menuOf(deps, actor, locale) }
}
