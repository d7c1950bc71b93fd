/** The calls around comments. */
import type { Handlers } from '../call'
import { refuse } from '../../domain/refusal'

type CommentCalls = 'listComments' | 'addComment' | 'editComment' | 'removeComment' | 'listMentionable'

const missing = () => Promise.reject(refuse('route.not-found'))

export function commentHandlers(): Pick<Handlers, CommentCalls> {
  return { listComments: missing, addComment: missing, editComment: missing, removeComment: missing, listMentionable: missing }
}
