/** Actions on the chosen processes of the list. */
import { MAX_EXPORTED_PROCESSES, type ProcessRow } from '@formwork/api-contract'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { Icon } from '../../../shared/ui/icons/Icon'
import { ChosenBar } from '../../../shared/ui/tables/choosing/ChosenBar'
import { createChoiceMemory } from '../../../shared/ui/tables/choosing/choice-memory'
import { type ChosenRows, useChosenRows } from '../../../shared/ui/tables/choosing/use-chosen-rows'
import { useProcessExport } from './use-process-export'

const choices = createChoiceMemory<ProcessRow>()
const keyOf = ({ id }: ProcessRow) => id
const nameOf = ({ name }: ProcessRow) => name

/** @param shown - those in view; undefined until the first answer. */
export function useChosenProcesses(shown: readonly ProcessRow[] | undefined, filters: Readonly<Record<string, string>>) {
  const { t } = useLingui()
  return useChosenRows({
    keyOf,
    nameOf,
    shown,
    scope: JSON.stringify(filters),
    kept: { choices, list: 'processes' },
    most: MAX_EXPORTED_PROCESSES,
    onTooMany: () => showToast('info', t`At most ${MAX_EXPORTED_PROCESSES} processes fit into one file`),
  })
}

export function ChosenProcesses({ chosen: { rows, elsewhere, clear } }: { readonly chosen: ChosenRows<ProcessRow> }) {
  const { t } = useLingui()
  const save = useProcessExport()
  const count = plural(rows.length, { one: '# process chosen', other: '# processes chosen' })
  return (
    <ChosenBar
      label={t`Chosen processes`}
      count={rows.length}
      summary={elsewhere === 0 ? count : t`${count}, ${elsewhere} of them not in view`}
      clearLabel={t`Choose none`}
      onClear={clear}
    >
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        disabled={save.isRunning}
        startIcon={<Icon name="download" size={16} />}
        onClick={() => void save.run(rows)}
      >
        {t`Export as JSON`}
      </Button>
    </ChosenBar>
  )
}
