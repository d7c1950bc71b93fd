/** Every screen of the console in the order it is walked: who may enter it, and its main act. A row of a record is entered by the act before it. */
import { DESIGN_SCREENS } from './design'
import { HOME_SCREENS } from './home'
import { OPERATION_SCREENS } from './operation'
import { OWN_SCREENS } from './own'
import { PEOPLE_SCREENS } from './people'
import type { Screen } from './screen'
import { TICKET_SCREENS } from './tickets'

export const SCREENS: readonly Screen[] = [
  ...HOME_SCREENS,
  ...TICKET_SCREENS,
  ...DESIGN_SCREENS,
  ...PEOPLE_SCREENS,
  ...OPERATION_SCREENS,
  ...OWN_SCREENS,
]
