/** The columns of the table of departments: name, leader, people. */
import type { DepartmentNode } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { usePermission } from '../../../../shared/session/access'
import { Avatar } from '../../../../shared/ui/display/Avatar'
import { StatusTag } from '../../../../shared/ui/display/StatusTag'
import { RouterLink } from '../../../../shared/ui/navigation/RouterLink'
import type { TreeColumn } from '../../../../shared/ui/tables/TreeTable'
import { NOTHING } from '../../../../shared/ui/display/nothing'
import { screenOnly } from '../../../../shared/ui/theme/print-styles'

/** `below` is how many people a department has with all below it. */
export function useDepartmentColumns(below: ReadonlyMap<string, number>): TreeColumn<DepartmentNode>[] {
  const { t, i18n } = useLingui()
  const maySeeUsers = usePermission(['system:sysuser:list'])
  const people = ({ deptId, deptName }: DepartmentNode) => {
    const count = below.get(deptId) ?? 0
    const shown = i18n.number(count)
    if (count === 0 || !maySeeUsers) return <span className="fw-numeric">{shown}</span>
    return (
      <RouterLink className="fw-numeric" to={`/system/users?dept=${deptId}`} aria-label={t`${shown} users of ${deptName}`}>
        {shown}
      </RouterLink>
    )
  }
  return [
    {
      id: 'name',
      header: t`Name`,
      cell: (department) => (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', minWidth: 0 }}>
          <Box component="span" sx={{ fontWeight: department.parentId === null ? 600 : 400 }}>
            {department.deptName}
          </Box>
          {department.status === '1' && <StatusTag tone="neutral">{t`Disabled`}</StatusTag>}
          <Box component="span" sx={{ display: { xs: 'inline', md: 'none' }, color: 'text.secondary', fontSize: 12, ...screenOnly }}>
            {people(department)}
          </Box>
        </Box>
      ),
    },
    {
      id: 'leader',
      header: t`Leader`,
      width: 220,
      cell: ({ leader, leaderName }) =>
        leader === null ? (
          NOTHING
        ) : (
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Avatar name={leaderName} size={24} />
            {leaderName}
          </Box>
        ),
    },
    { id: 'people', header: t({ message: 'Users', context: 'count' }), width: 96, align: 'right', cell: people },
  ]
}
