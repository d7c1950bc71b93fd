/** What can be done to the users who are chosen; kept at the foot of the window while there are any. */
import type { UserRow } from '@formwork/api-contract'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { IfPermission } from '../../../../shared/session/access'
import { Icon } from '../../../../shared/ui/icons/Icon'
import type { IconName } from '../../../../shared/ui/icons/icon-paths'
import { ChosenBar } from '../../../../shared/ui/tables/choosing/ChosenBar'
import type { ChosenRows } from '../../../../shared/ui/tables/choosing/use-chosen-rows'
import type { useBulkActs } from './use-bulk-acts'

export interface BulkBarProps {
  readonly chosen: ChosenRows<UserRow>
  readonly acts: ReturnType<typeof useBulkActs>
  readonly onMove: () => void
  readonly onRole: () => void
}

export function BulkBar({ chosen: { rows: users, elsewhere, clear }, acts, onMove, onRole }: BulkBarProps) {
  const { t } = useLingui()
  const count = plural(users.length, { one: '# person chosen', other: '# people chosen' })
  const act = (icon: IconName, words: string, onClick: () => void) => (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      disabled={acts.isRunning}
      startIcon={<Icon name={icon} size={16} />}
      onClick={onClick}
    >
      {words}
    </Button>
  )
  return (
    <ChosenBar
      label={t`Chosen users`}
      count={users.length}
      summary={elsewhere === 0 ? count : t`${count}, ${elsewhere} of them not in view`}
      clearLabel={t`Choose nobody`}
      onClear={clear}
    >
      <IfPermission any={['system:sysuser:edit']}>
        {act('checkCircle', t`Enable`, () => acts.enable(users))}
        {act('ban', t`Disable`, () => acts.disable(users))}
        {act('building', t`Move to…`, onMove)}
        {act('shield', t({ message: 'Role…', context: 'people' }), onRole)}
      </IfPermission>
      <IfPermission any={['system:sysuser:export']}>{act('download', t`Export`, () => acts.exportSheet(users))}</IfPermission>
    </ChosenBar>
  )
}
