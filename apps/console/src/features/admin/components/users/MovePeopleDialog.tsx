/** Moves those who are chosen to one department. */
import type { DepartmentNode } from '@formwork/api-contract'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { FormDialog } from '../../../../shared/ui/inputs/FormDialog'
import type { TreeNode } from '../../../../shared/ui/tables/tree-places'
import { TreeSearch } from '../../../../shared/ui/trees/TreeSearch'
import { departmentName, findIn } from '../../department-tree'

export interface MovePeopleDialogProps {
  readonly count: number
  readonly tree: readonly TreeNode<DepartmentNode>[]
  readonly isRunning: boolean
  readonly onMove: (deptId: string, deptName: string) => void
  readonly onClose: () => void
}

export function MovePeopleDialog({ count, tree, isRunning, onMove, onClose }: MovePeopleDialogProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    const target = findIn(tree, chosen ?? '')
    if (target !== undefined) onMove(target.id, target.node.deptName)
  }
  return (
    <FormDialog
      title={plural(count, { one: 'Move # user to a department', other: 'Move # users to a department' })}
      action={t`Move`}
      isRunning={isRunning}
      isDirty={false}
      summary={isTried && chosen === null ? t`Choose a department` : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '6px' }}>
        <TreeSearch
          label={t({ message: 'Departments', context: 'page' })}
          searchLabel={t`Search departments`}
          nodes={tree}
          nameOf={departmentName}
          chosen={chosen}
          onChoose={({ id }) => setChosen(id)}
          maxHeight={320}
        />
      </Box>
    </FormDialog>
  )
}
