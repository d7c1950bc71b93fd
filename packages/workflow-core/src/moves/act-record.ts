/** What every act of a person records in the history. */
import type { ActDetails } from '../commands'
import type { HistoryRecord } from '../effects'
import { type Progress, record } from '../progress'
import { standInsOf } from '../tasks/stand-ins'

export function recordAct(
  progress: Progress,
  { by, remark, reason, attachments }: ActDetails,
  entry: Partial<HistoryRecord> & Pick<HistoryRecord, 'kind'>,
): Progress {
  const task = progress.state.tasks.find(({ id }) => id === entry.taskId)
  // Giving away others' shares is an administrator's act.
  const own = entry.kind === 'reassigned' ? [] : (task?.assignments ?? []).filter(({ userId }) => userId === by)
  const standIns = standInsOf(own)
  return record(progress, {
    ...entry,
    ...(standIns.length === 0 ? {} : { standIns }),
    actor: by,
    remark,
    ...(reason === undefined ? {} : { reason }),
    ...(attachments === undefined || attachments.length === 0 ? {} : { attachments }),
  })
}
