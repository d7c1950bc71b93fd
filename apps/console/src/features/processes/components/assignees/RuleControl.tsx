/** What a rule is set to, by its kind. */
import { type AssigneeRule, isPersonNode, PROCESS_LIMITS } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { nodeTitle } from '../../kinds/node-looks'
import { ChoiceSelect } from '../controls/ChoiceSelect'
import { NumberInput } from '../controls/NumberInput'
import { useEditor, useEditorState } from '../editor-context'
import { PoolPicker } from './PoolPicker'
import { RolePicker } from './RolePicker'
import { Several } from './Several'

export interface RuleControlProps {
  readonly rule: AssigneeRule
  readonly nodeId: string
  readonly isReadOnly: boolean
  readonly onChange: (rule: AssigneeRule) => void
}

export function RuleControl({ rule, nodeId, isReadOnly, onChange }: RuleControlProps) {
  const { t } = useLingui()
  const { posts, departments, fields } = useEditor()
  const { nodes } = useEditorState(({ draft }) => draft.definition)
  switch (rule.kind) {
    case 'post':
      return (
        <Several
          label={t({ message: 'Posts', context: 'people' })}
          all={posts}
          ids={rule.postIds}
          isReadOnly={isReadOnly}
          onIds={(postIds) => onChange({ ...rule, postIds })}
        />
      )
    case 'department':
    case 'departmentLeader':
      return (
        <Several
          label={t({ message: 'Departments', context: 'people' })}
          all={departments}
          ids={rule.departmentIds ?? []}
          isReadOnly={isReadOnly}
          onIds={(departmentIds) => onChange({ ...rule, departmentIds })}
        />
      )
    case 'roleInDepartment':
      return (
        <>
          <RolePicker ids={rule.roleIds} isReadOnly={isReadOnly} onChange={(roleIds) => onChange({ ...rule, roleIds })} />
          <ChoiceSelect
            label={t`Department`}
            value={rule.departmentId ?? ''}
            isReadOnly={isReadOnly}
            choices={[{ value: '', label: t`The requester’s` }, ...departments.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={(id) => onChange({ ...rule, departmentId: id === '' ? null : id })}
          />
        </>
      )
    case 'leader':
    case 'leadersUpTo':
      return (
        <NumberInput
          label={t`Level`}
          hint={t`1 leads the requester’s department, 2 the department above it.`}
          value={rule.level}
          least={1}
          most={PROCESS_LIMITS.leaderLevels}
          isReadOnly={isReadOnly}
          onChange={(level) => onChange({ ...rule, level })}
        />
      )
    case 'field':
      return (
        <>
          <ChoiceSelect
            label={t`Field`}
            value={rule.model}
            isReadOnly={isReadOnly}
            choices={fields.map(({ model, label }) => ({ value: model, label }))}
            onChange={(model) => onChange({ ...rule, model })}
          />
          <ChoiceSelect
            label={t`It holds`}
            value={rule.holds}
            isReadOnly={isReadOnly}
            choices={[
              { value: 'persons', label: t`people` },
              { value: 'departments', label: t`departments: their leaders are asked` },
            ]}
            onChange={(holds) => onChange({ ...rule, holds })}
          />
        </>
      )
    case 'handlerOf':
      return (
        <ChoiceSelect
          label={t`Step`}
          value={rule.nodeId}
          isReadOnly={isReadOnly}
          choices={nodes
            .filter((node) => isPersonNode(node) && node.id !== nodeId)
            .map((node) => ({ value: node.id, label: nodeTitle(node) }))}
          onChange={(earlier) => onChange({ ...rule, nodeId: earlier })}
        />
      )
    case 'chosenByRequester':
    case 'chosenByPrevious':
      return (
        <>
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
            {rule.kind === 'chosenByRequester' ? t`They choose when they submit the request.` : t`Whoever answers the step before chooses.`}
          </Box>
          <PoolPicker
            label={t`Who may be chosen`}
            pool={rule.from}
            onChange={(from) => onChange({ kind: rule.kind, ...(from === undefined ? {} : { from }) })}
          />
        </>
      )
    case 'user':
    case 'role':
    case 'requester':
      return null
  }
}
