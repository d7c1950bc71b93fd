/** Who is asked at a step. Any mix of rules; each person is asked once. */
import { type AssigneeRule, isPersonNode, PROCESS_LIMITS } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId } from 'react'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { useDropDown } from '../../../../shared/ui/menus/use-drop-down'
import { useEditorState } from '../editor-context'
import { PeoplePicker } from './PeoplePicker'
import { RolePicker } from './RolePicker'
import { isRow, RULE_KINDS } from './rule-kinds'
import { RuleRow } from './RuleRow'
import { focusBesideRemoved } from '../../../../shared/ui/navigation/focus-beside-removed'

export interface AssigneeEditorProps {
  readonly label: string
  readonly nodeId: string
  readonly rules: readonly AssigneeRule[]
  readonly isReadOnly: boolean
  readonly problem: string | undefined
  /** The text for when the rules find nobody. */
  readonly ifNobody: string
  readonly onChange: (rules: AssigneeRule[]) => void
}

export function AssigneeEditor({ label, nodeId, rules, isReadOnly, problem, ifNobody, onChange }: AssigneeEditorProps) {
  const { t } = useLingui()
  const labelId = useId()
  const { nodes } = useEditorState(({ draft }) => draft.definition)
  const { button, surface, close } = useDropDown('menu')
  const userIds = rules.flatMap((rule) => (rule.kind === 'user' ? rule.userIds : []))
  const roleIds = rules.flatMap((rule) => (rule.kind === 'role' ? rule.roleIds : []))
  const has = (kind: AssigneeRule['kind']) => rules.some((rule) => rule.kind === kind && !isRow(rule))
  const put = (kind: AssigneeRule['kind'], rule: AssigneeRule | null) =>
    onChange([...rules.filter((one) => one.kind !== kind || isRow(one)), ...(rule === null ? [] : [rule])])
  const toggle = (words: string, rule: AssigneeRule) => (
    <FormControlLabel
      control={<Checkbox checked={has(rule.kind)} disabled={isReadOnly} onChange={(_, checked) => put(rule.kind, checked ? rule : null)} />}
      label={words}
    />
  )
  const others = nodes.filter((node) => isPersonNode(node) && node.id !== nodeId).map((node) => node.id)

  return (
    <Box ref={focusBesideRemoved} role="group" aria-labelledby={labelId} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box id={labelId}>{label}</Box>
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        {toggle(t`Requester's department leader`, { kind: 'departmentLeader' })}
        {toggle(t`Requester`, { kind: 'requester' })}
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
      {rules.map(
        (rule, index) =>
          isRow(rule) && (
            <RuleRow
              // oxlint-disable-next-line react/no-array-index-key -- a rule is known by its place only
              key={index}
              rule={rule}
              nodeId={nodeId}
              isReadOnly={isReadOnly}
              onChange={(next) => onChange(rules.map((one, at) => (at === index ? next : one)))}
              onRemove={() => onChange(rules.filter((_, at) => at !== index))}
            />
          ),
      )}
      {!isReadOnly && rules.length < PROCESS_LIMITS.rules && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="plus" size={14} />}
          sx={{ alignSelf: 'flex-start' }}
          {...button}
        >
          {t`Ask others too`}
        </Button>
      )}
      <Menu {...surface}>
        {RULE_KINDS.map(({ kind, name, make }) => {
          const rule = make(others)
          return (
            <MenuItem
              key={kind}
              disabled={rule === null}
              onClick={() => {
                close()
                if (rule !== null) onChange([...rules, rule])
              }}
            >
              {name()}
            </MenuItem>
          )
        })}
      </Menu>
      {problem === undefined ? (
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{ifNobody}</Box>
      ) : (
        <Box role="alert" sx={{ display: 'flex', gap: 1, alignItems: 'center', fontSize: 12, color: 'error.main' }}>
          <Icon name="errorCircle" size={14} />
          {problem}
        </Box>
      )}
    </Box>
  )
}
