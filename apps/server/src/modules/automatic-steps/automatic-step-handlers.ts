/** The calls around steps that no person does. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { createTrials } from '../scripts/try-script'
import { tryRequest } from './try-request'

export function automaticStepHandlers(deps: Deps): Pick<Handlers, 'tryRequest'> {
  const trials = createTrials(deps)
  return {
    tryRequest: ({ actor, body }) => trials.run(actor.userId, () => tryRequest(deps, actor, body)),
  }
}
