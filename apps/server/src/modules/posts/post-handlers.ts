/** Calls of posts. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { namingLastAuthor } from '../who-changed'
import { createPost, editPost, getPost, listPosts, removePost, setPostStatus } from './post-service'

type PostCalls = 'listPosts' | 'getPost' | 'createPost' | 'updatePost' | 'deletePost'

export function postHandlers(deps: Deps): Pick<Handlers, PostCalls> {
  return {
    listPosts: ({ query }) => listPosts(deps, query),
    getPost: ({ params }) => getPost(deps, params.id),
    createPost: async ({ actor, body }) => ({ postId: await createPost(deps, actor, body) }),
    updatePost: async ({ actor, body }) => {
      if ('postName' in body) await namingLastAuthor(deps, body.postId, () => editPost(deps, actor, body))
      else await setPostStatus(deps, actor, body.postId, body.status)
      return null
    },
    deletePost: async ({ actor, params }) => {
      await removePost(deps, actor, params.id)
      return null
    },
  }
}
