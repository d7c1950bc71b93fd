/** When people work, for a step of the engine: read only for processes with a limit in working time, so that no other move costs a statement more. */
import { countsWorkingTime, type ProcessDefinition, type ProcessState, type StepContext } from '@formwork/workflow-core'
import type { Deps } from '../../deps'

export async function calendarFor(
  { workingCalendar }: Pick<Deps, 'workingCalendar'>,
  definition: ProcessDefinition,
  state: ProcessState | null,
): Promise<Pick<StepContext, 'calendar'>> {
  return countsWorkingTime(definition, state) ? { calendar: await workingCalendar() } : {}
}
