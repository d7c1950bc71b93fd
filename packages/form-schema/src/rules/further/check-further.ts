/** The rules beyond the old family's, all of them: what `#further-rules` loads. */
import { checkAcross } from './check-across'
import { checkAlone } from './check-alone'
import { checkPrevious } from './check-previous'
import { checkRemoteChoices } from './check-remote-choices'
import { checkValidators } from './check-validators'
import type { FurtherCheck } from './further-check'

export const checkFurther: FurtherCheck = {
  field: checkAlone,
  record: (scope, issues) => {
    const found = [...checkRemoteChoices(scope), ...checkAcross(scope), ...checkPrevious(scope)]
    return [...found, ...checkValidators(scope, [...issues, ...found])]
  },
}
