/** The calls around schedules. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { getPlannedEntry, listPlannable } from '../tickets/ticket-service'
import * as service from './schedule-service'

type ScheduleCalls =
  | 'listSchedules'
  | 'getSchedule'
  | 'createSchedule'
  | 'updateSchedule'
  | 'setScheduleEnabled'
  | 'startScheduleNow'
  | 'deleteSchedule'
  | 'listScheduleProcesses'
  | 'getScheduleProcess'

export function scheduleHandlers(deps: Deps): Pick<Handlers, ScheduleCalls> {
  return {
    listSchedules: ({ actor, query, locale }) => service.listSchedules(deps, actor, query, locale),
    getSchedule: ({ actor, params, locale }) => service.getSchedule(deps, actor, params.id, locale),
    createSchedule: (call) => service.createSchedule(deps, call.actor, call.body, call),
    updateSchedule: ({ actor, params: { id }, body: { revision, ...fields }, locale }) =>
      service.updateSchedule(deps, actor, { id, revision, fields }, locale),
    setScheduleEnabled: ({ actor, params: { id }, body: { enabled }, locale }) =>
      service.setScheduleEnabled(deps, actor, { id, enabled }, locale),
    startScheduleNow: (call) => service.startScheduleNow(deps, call.actor, call.params.id, call),
    deleteSchedule: async ({ actor, params }) => {
      await service.deleteSchedule(deps, actor, params.id)
      return null
    },
    listScheduleProcesses: () => listPlannable(deps),
    getScheduleProcess: ({ actor, params }) => getPlannedEntry(deps, actor, params.id),
  }
}
