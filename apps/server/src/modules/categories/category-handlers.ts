/** The calls around categories of processes. */
import type { Handlers } from '../call'
import { refuse } from '../../domain/refusal'

type CategoryCalls = 'listCategories' | 'createCategory' | 'updateCategory' | 'orderCategories' | 'deleteCategory'

const missing = () => Promise.reject(refuse('route.not-found'))

export function categoryHandlers(): Pick<Handlers, CategoryCalls> {
  return { listCategories: missing, createCategory: missing, updateCategory: missing, orderCategories: missing, deleteCategory: missing }
}
