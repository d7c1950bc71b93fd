/** One department and those below it. */
import type { DepartmentNode } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { IfPermission } from '../../../shared/session/access'
import { Icon } from '../../../shared/ui/icons/Icon'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { StatusTag } from '../../../shared/ui/display/StatusTag'

export interface DepartmentBranchProps {
  readonly department: DepartmentNode
  readonly depth: number
  /** Topmost line of the list. */
  readonly isFirst?: boolean
  readonly folded: ReadonlySet<string>
  readonly onToggle: (id: string) => void
  readonly onEdit: (department: DepartmentNode) => void
  readonly onAdd: (parentId: string) => void
  readonly onRemove: (department: DepartmentNode) => void
}

export function DepartmentBranch(props: DepartmentBranchProps) {
  const { t } = useLingui()
  const { department, depth, isFirst = false, folded, onToggle, onEdit, onAdd, onRemove } = props
  const { deptId, deptName, children, leaderName, status } = department
  const isOpen = !folded.has(deptId)
  return (
    <Box component="li" sx={{ '& > div': { borderTop: depth === 0 && isFirst ? 0 : 1, borderColor: 'divider' } }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          minHeight: 44,
          pl: `${12 + depth * 24}px`,
          pr: 2,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        {children.length === 0 ? (
          <Box sx={{ width: 24 }} />
        ) : (
          <ButtonBase
            aria-expanded={isOpen}
            aria-label={isOpen ? t`Fold ${deptName}` : t`Unfold ${deptName}`}
            onClick={() => onToggle(deptId)}
            sx={{ width: 24, height: 24, borderRadius: '4px', color: 'text.secondary' }}
          >
            <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={16} />
          </ButtonBase>
        )}
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: depth === 0 ? 600 : 400 }}>{deptName}</Box>
        {status === '1' && <StatusTag tone="neutral">{t`Disabled`}</StatusTag>}
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary', fontSize: 13, width: { md: 140 } }}>
          {leaderName !== '' && (
            <>
              <Icon name="user" size={16} label={t`Leader`} />
              {leaderName}
            </>
          )}
        </Box>
        <Box sx={{ display: 'flex', flex: 'none' }}>
          <IfPermission any={['system:sysdept:add']}>
            <IconAction size="small" icon="plus" iconSize={16} label={t`New department below ${deptName}`} onClick={() => onAdd(deptId)} />
          </IfPermission>
          <IfPermission any={['system:sysdept:edit']}>
            <IconAction size="small" icon="edit" iconSize={16} label={t`Edit ${deptName}`} onClick={() => onEdit(department)} />
          </IfPermission>
          <IfPermission any={['system:sysdept:remove']}>
            <IconAction
              size="small"
              icon="trash"
              iconSize={16}
              label={t`Remove ${deptName}`}
              disabled={children.length > 0 || department.parentId === null}
              onClick={() => onRemove(department)}
            />
          </IfPermission>
        </Box>
      </Box>
      {isOpen && children.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {children.map((child) => (
            <DepartmentBranch {...props} key={child.deptId} department={child} depth={depth + 1} isFirst={false} />
          ))}
        </Box>
      )}
    </Box>
  )
}
