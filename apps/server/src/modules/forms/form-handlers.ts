/** Calls of form definitions. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { createForm, deleteForm, getForm, listForms, updateForm } from './form-service'

export function formHandlers(deps: Deps): Pick<Handlers, 'listForms' | 'getForm' | 'createForm' | 'updateForm' | 'deleteForm'> {
  return {
    listForms: ({ query }) => listForms(deps, query),
    getForm: ({ params }) => getForm(deps, params.id),
    createForm: (call) => createForm(deps, call),
    updateForm: ({ actor, params, body }) => updateForm(deps, actor, params.id, body),
    deleteForm: async ({ actor, params }) => {
      await deleteForm(deps, actor, params.id)
      return null
    },
  }
}
