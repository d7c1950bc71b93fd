/** What every act of a person leaves in the history. */
import type { ActDetails } from '../commands'
import type { HistoryRecord } from '../effects'
import { type Progress, record } from '../progress'

export function recordAct(
  progress: Progress,
  { by, remark, reason, attachments }: ActDetails,
  entry: Partial<HistoryRecord> & Pick<HistoryRecord, 'kind'>,
): Progress {
  return record(progress, {
    ...entry,
    actor: by,
    remark,
    ...(reason === undefined ? {} : { reason }),
    ...(attachments === undefined || attachments.length === 0 ? {} : { attachments }),
  })
}
