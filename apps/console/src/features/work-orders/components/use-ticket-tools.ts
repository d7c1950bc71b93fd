/** What anybody who sees a ticket may do with its page: hand on its address, print it. */
import { useLingui } from '@lingui/react/macro'
import type { RowMenuEntry } from '../../../shared/ui/menus/RowMenu'
import { showToast } from '../../../shared/ui/feedback/toast-store'

export function useTicketTools(id: string): readonly RowMenuEntry[] {
  const { t } = useLingui()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`/process/tickets/${id}`, location.origin).href)
      showToast('success', t`Link copied`)
    } catch {
      showToast('error', t`The browser did not let the link be copied. Copy it from the address line.`)
    }
  }
  return [
    { label: t`Copy link`, icon: 'link', onChoose: () => void copy() },
    // The browser's own dialog prints and makes a PDF. After the menu has closed, which would stand on the paper otherwise.
    { label: t`Print or save as PDF`, icon: 'print', onChoose: () => setTimeout(() => globalThis.print(), 0) },
  ]
}
