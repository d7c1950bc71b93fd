/** Calls of form definitions. */
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/call'
import { listWindow, pageAnswer } from '../list-window'
import { listForms } from './form-repo'
import { createForm, deleteForm, getForm, updateForm } from './form-service'

export function formHandlers(deps: Deps): Pick<Handlers, 'listForms' | 'getForm' | 'createForm' | 'updateForm' | 'deleteForm'> {
  return {
    listForms: async ({ query }) => {
      const window = listWindow(query)
      const { rows, count } = await listForms(deps.db, query.keyword, window)
      return pageAnswer(window, rows, count)
    },
    getForm: async ({ params }) => getForm(deps, params.id),
    createForm: async (call) => createForm(deps, call),
    updateForm: async ({ actor, params, body }) => updateForm(deps, actor, params.id, body),
    deleteForm: async ({ params }) => {
      await deleteForm(deps, params.id)
      return null
    },
  }
}
