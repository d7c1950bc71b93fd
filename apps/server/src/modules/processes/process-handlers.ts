/** The calls around processes. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import * as service from './process-service'
import { moveTickets } from './versions/move-tickets'
import { getVersion, restoreVersion } from './versions/version-service'

type ProcessCalls =
  | 'listProcesses'
  | 'getProcess'
  | 'createProcess'
  | 'updateProcess'
  | 'publishProcess'
  | 'listProcessVersions'
  | 'deleteProcess'
  | 'getProcessVersion'
  | 'restoreProcessVersion'
  | 'moveTickets'

export function processHandlers(deps: Deps): Pick<Handlers, ProcessCalls> {
  return {
    listProcesses: ({ query }) => service.listProcesses(deps, query),
    getProcess: ({ params }) => service.getProcess(deps, params.id),
    createProcess: (call) => service.createProcess(deps, call.actor, call.body, call),
    updateProcess: ({ actor, params, body }) => service.updateProcess(deps, actor, params.id, body),
    publishProcess: (call) =>
      service.publishProcess(deps, call.actor, { id: call.params.id, revision: call.body.revision, locale: call.locale }, call),
    listProcessVersions: ({ params }) => service.listVersions(deps, params.id),
    getProcessVersion: ({ params }) => getVersion(deps, params.id, params.version),
    restoreProcessVersion: (call) => restoreVersion(deps, call.actor, { ...call.params, revision: call.body.revision }, call),
    moveTickets: (call) => {
      const { params, body, locale } = call
      return moveTickets(deps, call.actor, { ...body, processId: params.id, to: params.version, locale }, call)
    },
    deleteProcess: async ({ actor, params }) => {
      await service.deleteProcess(deps, actor, params.id)
      return null
    },
  }
}
