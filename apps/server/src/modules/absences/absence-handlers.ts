/** Calls about being away. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { endAbsence, getAbsence, getOwnAbsence, saveAbsence } from './absence-service'

type AbsenceCalls = 'getAbsence' | 'saveAbsence' | 'endAbsence' | 'getAbsenceOf' | 'saveAbsenceOf' | 'endAbsenceOf'

export function absenceHandlers(deps: Deps): Pick<Handlers, AbsenceCalls> {
  return {
    getAbsence: ({ actor }) => getOwnAbsence(deps, actor),
    saveAbsence: async ({ actor, body }) => {
      await saveAbsence(deps, actor, actor.userId, body)
      return null
    },
    endAbsence: async ({ actor }) => {
      await endAbsence(deps, actor, actor.userId)
      return null
    },
    getAbsenceOf: ({ actor, params }) => getAbsence(deps, actor, params.id),
    saveAbsenceOf: async ({ actor, params, body }) => {
      await saveAbsence(deps, actor, params.id, body)
      return null
    },
    endAbsenceOf: async ({ actor, params }) => {
      await endAbsence(deps, actor, params.id)
      return null
    },
  }
}
