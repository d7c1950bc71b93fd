/** Calls of the audit log. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { checkAudit, listAudit } from './audit-service'

export function auditHandlers(deps: Deps): Pick<Handlers, 'listAudit' | 'checkAudit'> {
  return {
    listAudit: ({ actor, query }) => listAudit(deps, actor, query),
    checkAudit: () => checkAudit(deps),
  }
}
