/** Calls about the health of the system. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { getSystemHealth, removeJob, retryJob } from './system-health-service'

export function systemHealthHandlers(deps: Deps): Pick<Handlers, 'getSystemHealth' | 'retryJob' | 'removeJob'> {
  return {
    getSystemHealth: () => getSystemHealth(deps),
    retryJob: async ({ actor, params }) => {
      await retryJob(deps, actor, params.id)
      return null
    },
    removeJob: async ({ actor, params }) => {
      await removeJob(deps, actor, params.id)
      return null
    },
  }
}
