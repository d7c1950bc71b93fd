/** The menu of a ticket in its groups: what the buttons have no room for, colleagues, one's own acts, the page, and what administrators do. */
import type { TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import type { MoveEntry } from '../../../shared/tickets/moves/use-moves'
import type { RowMenuEntry } from '../../../shared/ui/menus/RowMenu'
import { useNow } from '../../../shared/ui/display/use-now'
import { asButtons } from './TicketMoves'
import type { MenuEntry, MenuGroup } from './TicketMenu'
import { useTicketTools } from './use-ticket-tools'
import { useTrailEntries } from './use-trail-entries'

export function useTicketMenu(ticket: TicketDetail, moves: readonly MoveEntry[], managing: readonly RowMenuEntry[]): readonly MenuGroup[] {
  const { t } = useLingui()
  const locale = useLocale()
  const now = useNow()
  const tools = useTicketTools(ticket)
  const buttons = asButtons(moves)
  const entryOf = ({ offer, label, icon, tone, onChoose }: MoveEntry): MenuEntry => {
    const from = offer.from !== undefined && new Date(offer.from).getTime() > now ? formatDateTime(offer.from, locale) : null
    const shown = from === null ? label : t`${label} (again from ${from})`
    return { label: shown, icon, onChoose, isDestructive: tone === 'error', isDisabled: from !== null }
  }
  const steps = useTrailEntries(ticket.id)
  const group = (name: MoveEntry['group']) => moves.filter((entry) => entry.group === name && !buttons.includes(entry)).map(entryOf)
  return [
    { name: t`This list`, entries: steps },
    { name: t`This step`, entries: group('decide') },
    { name: t`Colleagues`, entries: group('people') },
    { name: t`My part`, entries: group('own') },
    { name: t`This page`, entries: tools },
    { name: t`Administration`, entries: [...managing, ...group('manage')] },
  ]
}
