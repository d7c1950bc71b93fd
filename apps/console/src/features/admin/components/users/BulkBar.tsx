/** What can be done to the users who are chosen; it stays at the foot of the window while there are any. */
import type { UserRow } from '@formwork/api-contract'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { IfPermission } from '../../../../shared/session/access'
import { bottomBarRef } from '../../../../shared/ui/feedback/bottom-inset'
import { Icon } from '../../../../shared/ui/icons/Icon'
import type { IconName } from '../../../../shared/ui/icons/icon-paths'
import type { useBulkActs } from './use-bulk-acts'

export interface BulkBarProps {
  readonly users: readonly UserRow[]
  readonly acts: ReturnType<typeof useBulkActs>
  readonly onMove: () => void
  readonly onClear: () => void
}

export function BulkBar({ users, acts, onMove, onClear }: BulkBarProps) {
  const { t } = useLingui()
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
    <Box
      ref={bottomBarRef}
      role="region"
      aria-label={t`Chosen users`}
      hidden={users.length === 0}
      sx={{
        position: 'sticky',
        bottom: 16,
        zIndex: 2,
        alignSelf: 'center',
        display: users.length === 0 ? 'none' : 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 2,
        px: 3,
        py: 2,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        boxShadow: 'var(--fw-shadow)',
      }}
    >
      <Box role="status" sx={{ fontSize: 13, fontWeight: 600, mr: 1 }}>
        {users.length === 0 ? '' : plural(users.length, { one: '# chosen', other: '# chosen' })}
      </Box>
      <IfPermission any={['system:sysuser:edit']}>
        {act('checkCircle', t`Enable`, () => acts.enable(users))}
        {act('ban', t`Disable`, () => acts.disable(users))}
        {act('building', t`Move to…`, onMove)}
      </IfPermission>
      <IfPermission any={['system:sysuser:export']}>{act('download', t`Export`, () => acts.exportSheet(users))}</IfPermission>
      <Button size="small" color="inherit" onClick={onClear}>
        {t`Choose nobody`}
      </Button>
    </Box>
  )
}
