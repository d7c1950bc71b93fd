/** The calls around notices. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import * as service from './notice-service'

export function noticeHandlers(deps: Deps): Pick<Handlers, 'listNotices' | 'readNotice' | 'readAllNotices'> {
  return {
    listNotices: ({ actor, query }) => service.listNotices(deps, actor, query),
    readNotice: ({ actor, params }) => service.readNotice(deps, actor, params.id),
    readAllNotices: ({ actor }) => service.readAllNotices(deps, actor),
  }
}
