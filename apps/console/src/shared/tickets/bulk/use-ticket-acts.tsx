/** Choosing tickets of a list, and actions on the chosen ones, or by key on the focused one. */
import type { TicketList, TicketRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import { useSession } from '../../session/session-store'
import { showToast } from '../../ui/feedback/toast-store'
import { createChoiceMemory } from '../../ui/tables/choosing/choice-memory'
import { useChosenRows } from '../../ui/tables/choosing/use-chosen-rows'
import type { ListShape, RowActs } from '../../ui/tables/list-table'
import { ACT_KEYS, actsOf, type BulkMove } from './bulk-acts'
import { BulkDialog } from './BulkDialog'
import { TicketActsBar } from './TicketActsBar'

/** As many as somebody can still check; each is a call of its own. */
const MAX_CHOSEN = 200

export interface TicketActsOptions {
  readonly list: TicketList
  /** Those in view; undefined until the first answer. */
  readonly shown: readonly TicketRow[] | undefined
  /** The filters of the list: other filters begin another choice. */
  readonly scope: string
  /** Id of the person whose tickets these are; '' for tickets of several people. */
  readonly assignee: string
}

export interface TicketActs {
  readonly table: Pick<ListShape<TicketRow>, 'selection' | 'keys'>
  /** The bar and the dialog, to be rendered once on the page. */
  readonly parts: ReactNode
}

interface Begun {
  readonly move: BulkMove
  readonly rows: readonly TicketRow[]
}

const NOBODY: readonly string[] = []
const choices = createChoiceMemory<TicketRow>()
const keyOf = ({ id }: TicketRow) => id
const nameOf = ({ title }: TicketRow) => title

export function useTicketActs({ list, shown, scope, assignee }: TicketActsOptions): TicketActs {
  const { t } = useLingui()
  const held = useSession(({ user }) => user?.permissions ?? NOBODY)
  const [begun, setBegun] = useState<Begun | null>(null)
  const chosen = useChosenRows({
    keyOf,
    nameOf,
    shown,
    scope,
    kept: { choices, list },
    most: MAX_CHOSEN,
    onTooMany: () => showToast('info', t`At most ${MAX_CHOSEN} tickets can be chosen at once`),
  })
  const acts = useMemo(() => actsOf(list, held), [list, held])
  const begin = (move: BulkMove, rows: readonly TicketRow[]) => {
    if (rows.length > 0) setBegun({ move, rows })
  }
  const keys: RowActs<TicketRow> = Object.fromEntries(
    acts.flatMap((act) => {
      const key = ACT_KEYS[act]
      if (key === undefined) return []
      // With chosen tickets the key acts on those, wherever the focus is.
      return [[key, (row: TicketRow | null) => begin(act, chosen.rows.length > 0 || row === null ? chosen.rows : [row])]]
    }),
  )
  return {
    table: { keys, ...(acts.length === 0 ? {} : { selection: chosen.selection }) },
    parts: (
      <>
        <TicketActsBar acts={acts} chosen={chosen} onAct={(act) => begin(act, chosen.rows)} />
        {begun !== null && (
          <BulkDialog
            key={begun.move}
            move={begun.move}
            rows={begun.rows}
            from={assignee}
            onTakeBack={(rows) => begin('takeBack', rows)}
            onDone={chosen.drop}
            onClose={() => setBegun(null)}
          />
        )}
      </>
    ),
  }
}
