/** The address and the draft key of a new ticket: one for each process, and one for each earlier ticket that a new one starts from. */

/** How the address names the earlier ticket. */
export const COPY_FROM_PARAM = 'like'
const MARK = `.${COPY_FROM_PARAM}.`

/** @param like - the earlier ticket; null: it starts empty */
export const pathOfStart = (processId: string, like: string | null): string =>
  like === null ? `/process/apply/${processId}` : `/process/apply/${processId}?${COPY_FROM_PARAM}=${encodeURIComponent(like)}`

export const ticketDraftKey = (userId: string, processId: string, like: string | null): string =>
  `ticket.${userId}.${processId}${like === null ? '' : `${MARK}${like}`}`

/** The parts of the key after the person. */
const partsOf = (id: string): readonly string[] => id.split(MARK)
export const processOfTicketDraft = (id: string): string => partsOf(id)[0] ?? ''
export const pathOfTicketDraft = (id: string): string => pathOfStart(processOfTicketDraft(id), partsOf(id)[1] ?? null)
