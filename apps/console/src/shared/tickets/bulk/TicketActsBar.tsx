/** Actions on the chosen tickets. */
import type { TicketRow } from '@formwork/api-contract'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { Icon } from '../../ui/icons/Icon'
import { useIsPhone } from '../../ui/layout/use-is-phone'
import { RowMenu } from '../../ui/menus/RowMenu'
import { ChosenBar } from '../../ui/tables/choosing/ChosenBar'
import type { ChosenRows } from '../../ui/tables/choosing/use-chosen-rows'
import { NO_TICKET, useMoveWords } from '../moves/use-move-words'
import { ACT_KEYS, type BulkAct, SHOWN_ACTS } from './bulk-acts'

export interface TicketActsBarProps {
  readonly acts: readonly BulkAct[]
  readonly chosen: ChosenRows<TicketRow>
  readonly onAct: (act: BulkAct) => void
}

export function TicketActsBar({ acts, chosen: { rows, elsewhere, clear }, onAct }: TicketActsBarProps) {
  const { t } = useLingui()
  const shown = useIsPhone() ? SHOWN_ACTS.phone : SHOWN_ACTS.wide
  const words = useMoveWords(NO_TICKET)
  const count = plural(rows.length, { one: '# chosen', other: '# chosen' })
  return (
    <ChosenBar
      label={t`Chosen tickets`}
      count={rows.length}
      summary={elsewhere === 0 ? count : t`${count}, ${elsewhere} of them not in view`}
      clearLabel={t`Choose none`}
      onClear={clear}
    >
      {acts.slice(0, shown).map((act) => (
        <Button
          key={act}
          size="small"
          variant="outlined"
          color={words[act].tone === 'primary' ? 'inherit' : words[act].tone}
          startIcon={<Icon name={words[act].icon} size={16} />}
          {...(ACT_KEYS[act] === undefined ? {} : { 'aria-keyshortcuts': ACT_KEYS[act] })}
          onClick={() => onAct(act)}
        >
          {words[act].verb}
        </Button>
      ))}
      <RowMenu entries={acts.slice(shown).map((act) => ({ label: words[act].verb, icon: words[act].icon, onChoose: () => onAct(act) }))} />
    </ChosenBar>
  )
}
