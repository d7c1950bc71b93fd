/** Calls of form definitions. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { compareVersions } from './versions/compare-versions'
import { publishForm } from './versions/publish-form'
import { getDraft, getVersion, listDrafts, listVersions, restoreVersion } from './versions/version-service'
import { createForm, deleteForm, getForm, listForms, updateForm } from './form-service'

type FormCalls =
  | 'listForms'
  | 'getForm'
  | 'createForm'
  | 'updateForm'
  | 'deleteForm'
  | 'listFormVersions'
  | 'getFormVersion'
  | 'compareFormVersions'
  | 'publishForm'
  | 'restoreFormVersion'
  | 'listFormDrafts'
  | 'getFormDraft'

export function formHandlers(deps: Deps): Pick<Handlers, FormCalls> {
  return {
    listForms: ({ query }) => listForms(deps, query),
    getForm: ({ params }) => getForm(deps, params.id),
    createForm: (call) => createForm(deps, call),
    updateForm: ({ actor, params, body }) => updateForm(deps, actor, params.id, body),
    listFormVersions: ({ params }) => listVersions(deps, params.id),
    getFormVersion: ({ params }) => getVersion(deps, params.id, params.version),
    compareFormVersions: ({ params, query }) => compareVersions(deps, params.id, query),
    publishForm: (call) => publishForm(deps, call.actor, { id: call.params.id, ...call.body, locale: call.locale }, call),
    restoreFormVersion: (call) => restoreVersion(deps, call.actor, { ...call.params, revision: call.body.revision }, call),
    listFormDrafts: ({ params }) => listDrafts(deps, params.id),
    getFormDraft: ({ params }) => getDraft(deps, params.id, params.revision),
    deleteForm: async ({ actor, params }) => {
      await deleteForm(deps, actor, params.id)
      return null
    },
  }
}
