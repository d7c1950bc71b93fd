/** Tools for everybody who sees a ticket: copy its address, print it; its starter can start another one like it. */
import type { TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { pathOfStart } from '../../../shared/drafts/ticket-draft'
import { usePermission } from '../../../shared/session/access'
import { useSignedInUser } from '../../../shared/session/session-store'
import type { RowMenuEntry } from '../../../shared/ui/menus/RowMenu'
import { showToast } from '../../../shared/ui/feedback/toast-store'

export function useTicketTools({
  id,
  processId,
  requester,
}: Pick<TicketDetail, 'id' | 'processId' | 'requester'>): readonly RowMenuEntry[] {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { userId } = useSignedInUser()
  const mayStart = usePermission(['process:list:applyProcessList']) && requester.id === userId
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`/process/tickets/${id}`, location.origin).href)
      showToast('success', t`Link copied`)
    } catch {
      showToast('error', t`The browser did not let the link be copied. Copy it from the address line.`)
    }
  }
  return [
    ...(mayStart
      ? [{ label: t`Start another one like this`, icon: 'plus' as const, onChoose: () => void navigate(pathOfStart(processId, id)) }]
      : []),
    { label: t`Copy link`, icon: 'link', onChoose: () => void copy() },
    // The browser's own dialog prints and makes a PDF. Opened after the menu has closed, which would be printed otherwise.
    { label: t`Print or save as PDF`, icon: 'print', onChoose: () => setTimeout(() => globalThis.print(), 0) },
  ]
}
