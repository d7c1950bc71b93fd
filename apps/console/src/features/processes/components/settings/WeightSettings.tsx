/** What the voices of a step weigh, for the people it names. */
import type { PersonNode } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { NumberInput } from '../controls/NumberInput'
import { useEditor } from '../editor-context'
import { useNodeUpdate } from './use-node-update'
import { nameOrStandIn } from '../../files/stand-in'

export function WeightSettings({ node }: { readonly node: PersonNode }) {
  const { t } = useLingui()
  const { isReadOnly, peopleNames } = useEditor()
  const update = useNodeUpdate()
  const { weights = {} } = node
  const userIds = [...new Set(node.assignees.flatMap((rule) => (rule.kind === 'user' ? rule.userIds : [])))]
  const half = Math.floor(userIds.reduce((sum, id) => sum + (weights[id] ?? 1), 0) / 2) + 1
  return (
    <Box role="group" aria-label={t`Weights`} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {userIds.map((id) => (
        <NumberInput
          key={id}
          label={nameOrStandIn(peopleNames.get(id), id)}
          value={weights[id] ?? 1}
          least={1}
          most={1000}
          isReadOnly={isReadOnly}
          onChange={(weight) => update({ ...node, weights: { ...weights, [id]: weight } }, `weight-${node.id}-${id}`)}
        />
      ))}
      <NumberInput
        label={t`Sum that agrees`}
        hint={t`Whoever is not named weighs 1.`}
        value={node.threshold ?? half}
        least={1}
        most={1_000_000}
        isReadOnly={isReadOnly}
        onChange={(threshold) => update({ ...node, threshold }, `threshold-${node.id}`)}
      />
    </Box>
  )
}
