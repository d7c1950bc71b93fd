/** What has to be read for a move beside the ticket. Pure. */
import { fileIdsIn } from '../attached-files'
import type { MoveNeeds } from '../read-ticket'
import { asksPeople, canLeadAnywhere, namedIn, type TicketAct } from './move-traits'

export function needsOf(act: TicketAct): Pick<MoveNeeds, 'opens' | 'candidateIds' | 'areChosen' | 'values' | 'fileIds'> {
  const values = valuesIn(act)
  return {
    opens: !asksPeople(act) ? 'nothing' : canLeadAnywhere(act) ? 'any' : 'next',
    candidateIds: namedIn(act),
    areChosen: 'chosen' in act,
    values: values ?? {},
    fileIds: [...new Set([...(values === null ? [] : fileIdsIn(values)), ...act.attachments])],
  }
}

/** What is written with it; null when nothing is. */
export const valuesIn = (act: TicketAct) => ('values' in act ? (act.values ?? null) : null)
