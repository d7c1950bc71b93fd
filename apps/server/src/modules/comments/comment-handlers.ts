/** The calls around comments. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import * as service from './comment-service'

type CommentCalls = 'listComments' | 'addComment' | 'editComment' | 'removeComment' | 'listMentionable'

export function commentHandlers(deps: Deps): Pick<Handlers, CommentCalls> {
  return {
    listComments: ({ actor, params, query }) => service.listComments(deps, actor, params.id, query.before),
    addComment: (call) => service.addComment(deps, call.actor, call.params.id, call.body, call),
    editComment: ({ actor, params, body }) => service.editComment(deps, actor, params, body),
    removeComment: ({ actor, params }) => service.removeComment(deps, actor, params),
    listMentionable: ({ actor, params, query }) => service.listMentionable(deps, actor, params.id, query.keyword ?? ''),
  }
}
