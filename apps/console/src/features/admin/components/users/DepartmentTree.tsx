/** The departments with how many people are in each and below it, and the choice of none. */
import type { DepartmentNode } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import ButtonBase from '@mui/material/ButtonBase'
import type { TreeNode } from '../../../../shared/ui/tables/tree-places'
import { TreeSearch } from '../../../../shared/ui/trees/TreeSearch'
import { departmentName, membersBelow } from '../../department-tree'

export interface DepartmentPaneProps {
  readonly tree: readonly TreeNode<DepartmentNode>[]
  /** Empty: all of them. */
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

export function DepartmentTree({ tree, chosen, onChoose, maxHeight }: DepartmentPaneProps & { readonly maxHeight?: string }) {
  const { t, i18n } = useLingui()
  return (
    <TreeSearch
      label={t({ message: 'Departments', context: 'page' })}
      searchLabel={t`Search departments`}
      nodes={tree}
      nameOf={departmentName}
      endOf={(item) => i18n.number(membersBelow(item))}
      chosen={chosen}
      onChoose={({ id }) => onChoose(id === chosen ? '' : id)}
      {...(maxHeight === undefined ? {} : { maxHeight })}
      first={
        <ButtonBase
          aria-pressed={chosen === ''}
          onClick={() => onChoose('')}
          sx={{
            mx: 1,
            mt: 1,
            px: '28px',
            width: 'calc(100% - 8px)',
            justifyContent: 'flex-start',
            minHeight: 28,
            borderRadius: '6px',
            fontSize: 13,
            '@media (pointer: coarse)': { minHeight: 40 },
            '&:hover': { bgcolor: 'action.hover' },
            '&[aria-pressed="true"]': { bgcolor: 'primary.tint', color: 'primary.main', fontWeight: 600 },
          }}
        >
          {t({ message: 'All departments', context: 'filter' })}
        </ButtonBase>
      }
    />
  )
}
