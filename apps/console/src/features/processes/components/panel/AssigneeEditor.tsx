/** Who is asked at a step: people, roles, the requester's department leader, the requester. Any mix; each person is asked once. */
import type { AssigneeRule } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useId } from 'react'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { PeoplePicker } from './PeoplePicker'
import { RolePicker } from './RolePicker'

type RuleKind = AssigneeRule['kind']

export interface AssigneeEditorProps {
  readonly rules: readonly AssigneeRule[]
  readonly isReadOnly: boolean
  readonly problem: string | undefined
  readonly onChange: (rules: AssigneeRule[]) => void
}

export function AssigneeEditor({ rules, isReadOnly, problem, onChange }: AssigneeEditorProps) {
  const { t } = useLingui()
  const labelId = useId()
  const has = (kind: RuleKind) => rules.some((rule) => rule.kind === kind)
  const userIds = rules.flatMap((rule) => (rule.kind === 'user' ? rule.userIds : []))
  const roleIds = rules.flatMap((rule) => (rule.kind === 'role' ? rule.roleIds : []))
  const put = (kind: RuleKind, rule: AssigneeRule | null) =>
    onChange([...rules.filter((one) => one.kind !== kind), ...(rule === null ? [] : [rule])])
  const toggle = (kind: RuleKind, label: string, rule: AssigneeRule) => (
    <FormControlLabel
      control={<Checkbox checked={has(kind)} disabled={isReadOnly} onChange={(_, checked) => put(kind, checked ? rule : null)} />}
      label={label}
    />
  )

  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box id={labelId}>{t`Who approves`}</Box>
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        {toggle('departmentLeader', t`Requester's department leader`, { kind: 'departmentLeader' })}
        {toggle('requester', t`Requester`, { kind: 'requester' })}
      </Box>
      <PeoplePicker
        ids={userIds}
        isReadOnly={isReadOnly}
        onChange={(ids) => put('user', ids.length === 0 ? null : { kind: 'user', userIds: ids })}
      />
      <RolePicker
        ids={roleIds}
        isReadOnly={isReadOnly}
        onChange={(ids) => put('role', ids.length === 0 ? null : { kind: 'role', roleIds: ids })}
      />
      {problem === undefined ? (
        <Box
          sx={{ fontSize: 12, color: 'text.secondary' }}
        >{t`If nobody is found, administrators are asked; nothing is approved by itself.`}</Box>
      ) : (
        <Box role="alert" sx={{ display: 'flex', gap: 1, alignItems: 'center', fontSize: 12, color: 'error.main' }}>
          <Icon name="errorCircle" size={14} />
          {problem}
        </Box>
      )}
    </Box>
  )
}
