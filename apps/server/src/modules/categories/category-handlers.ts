/** The calls around categories of processes. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import * as service from './category-service'

type CategoryCalls = 'listCategories' | 'createCategory' | 'updateCategory' | 'orderCategories' | 'deleteCategory'

export function categoryHandlers(deps: Deps): Pick<Handlers, CategoryCalls> {
  return {
    listCategories: () => service.listCategories(deps),
    createCategory: (call) => service.createCategory(deps, call.actor, call.body, call),
    updateCategory: ({ actor, params, body }) => service.updateCategory(deps, actor, params.id, body),
    orderCategories: ({ actor, body }) => service.orderCategories(deps, actor, body.ids),
    deleteCategory: async ({ actor, params }) => {
      await service.deleteCategory(deps, actor, params.id)
      return null
    },
  }
}
