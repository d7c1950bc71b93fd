/** One rule that was added from the menu: its kind, what it is set to, and a button that removes it. */
import type { AssigneeRule } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import { RuleControl } from './RuleControl'
import { RULE_KINDS } from './rule-kinds'
import { REMOVES } from '../../../../shared/ui/navigation/focus-beside-removed'

export interface RuleRowProps {
  readonly rule: AssigneeRule
  readonly nodeId: string
  readonly isReadOnly: boolean
  readonly onChange: (rule: AssigneeRule) => void
  readonly onRemove: () => void
}

export function RuleRow({ rule, nodeId, isReadOnly, onChange, onRemove }: RuleRowProps) {
  const { t } = useLingui()
  const name = RULE_KINDS.find(({ kind }) => kind === rule.kind)?.name() ?? rule.kind
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2, bgcolor: 'background.sunken', borderRadius: '6px' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', fontSize: 13, minHeight: 28 }}>
        <Box sx={{ flex: 1 }}>{name}</Box>
        {!isReadOnly && (
          <IconAction {...REMOVES} forFingers icon="close" iconSize={16} size="small" label={t`Remove “${name}”`} onClick={onRemove} />
        )}
      </Box>
      <RuleControl rule={rule} nodeId={nodeId} isReadOnly={isReadOnly} onChange={onChange} />
    </Box>
  )
}
