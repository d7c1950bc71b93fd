/** Every kind of job, by its name in the database. */
import type { TaskList } from 'graphile-worker'
import type { Deps } from '../deps'
import { deliverNotice } from './deliver-notice'
import { NOTICE_TASK } from './enqueue'

export function taskList(deps: Deps): TaskList {
  return { [NOTICE_TASK]: (payload) => deliverNotice(deps, payload) }
}
