/** The calls around scripts. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { createTrials, tryScript } from './try-script'

export function scriptHandlers(deps: Deps): Pick<Handlers, 'tryScript'> {
  const trials = createTrials(deps)
  return {
    tryScript: ({ actor, body }) => trials.run(actor.userId, () => tryScript(deps, actor, body)),
  }
}
