/** The settings of one branch: its name, its condition, its place in the order. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useLocale } from '../../../../shared/i18n/use-locale'
import { moveBranch, updateBranch } from '../../flow/commands/branches'
import { removeItem } from '../../flow/commands/remove-item'
import type { OutlineBlock, OutlineBranch } from '../../flow/flow-outline'
import { ConditionEditor } from './ConditionEditor'
import { useEditor } from '../editor-context'
import { NameField } from './NameField'
import { PanelAction } from './PanelAction'
import { PanelFrame } from './PanelFrame'
import { problemOf } from '../problem-words'
import { useRemoveBranch } from '../use-remove-branch'

export interface BranchPanelProps {
  readonly block: OutlineBlock
  readonly branch: OutlineBranch
}

export function BranchPanel({ block, branch }: BranchPanelProps) {
  const { edge } = branch
  const { t } = useLingui()
  const locale = useLocale()
  const { store, isReadOnly, findings } = useEditor()
  const place = block.branches.findIndex((each) => each.edge.id === edge.id) + 1
  const isParallel = block.gateway.kind === 'parallelGateway'
  const isInOrder = block.gateway.kind === 'exclusiveGateway'
  const remove = useRemoveBranch(branch)

  return (
    <PanelFrame
      icon="branch"
      title={isParallel ? t`Parallel branch` : edge.isDefault ? t`Default branch` : t`Condition branch`}
      actions={
        isReadOnly ? null : edge.isDefault ? (
          <PanelAction
            icon="trash"
            isDestructive
            onClick={() => store.edit((definition) => removeItem(definition, block.gateway.id))}
          >{t`Delete all branches`}</PanelAction>
        ) : (
          <>
            <PanelAction icon="arrowLeft" onClick={() => store.edit((definition) => moveBranch(definition, edge.id, -1))}>
              {isInOrder ? t`Try earlier` : t`Move left`}
            </PanelAction>
            <PanelAction onClick={() => store.edit((definition) => moveBranch(definition, edge.id, 1))}>
              {isInOrder ? t`Try later` : t`Move right`}
            </PanelAction>
            <PanelAction icon="trash" isDestructive sx={{ ml: 'auto' }} onClick={remove}>{t`Delete`}</PanelAction>
          </>
        )
      }
    >
      <NameField
        name={edge.label}
        onName={(label) => store.edit((definition) => updateBranch(definition, { edgeId: edge.id, label }), `label-${edge.id}`)}
      />
      {isParallel ? (
        <Box
          sx={{ color: 'text.secondary', fontSize: 13 }}
        >{t`All branches begin together; the process goes on when all of them are done.`}</Box>
      ) : edge.isDefault ? (
        <Box
          sx={{ color: 'text.secondary', fontSize: 13 }}
        >{t`Taken when none of the other branches' conditions is met. It needs no condition.`}</Box>
      ) : (
        <>
          <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
            {block.gateway.kind === 'inclusiveGateway'
              ? t`Every branch whose condition is met is taken; the process goes on when these are done.`
              : t`Number ${place} in order: the first branch whose condition is met is taken.`}
          </Box>
          <ConditionEditor
            condition={edge.condition}
            problem={problemOf(findings, { edgeId: edge.id }, locale)}
            onChange={(condition, key) =>
              store.edit(
                (definition) => updateBranch(definition, { edgeId: edge.id, condition }),
                key ?? `condition-${edge.id}-${Date.now()}`,
              )
            }
          />
        </>
      )}
    </PanelFrame>
  )
}
