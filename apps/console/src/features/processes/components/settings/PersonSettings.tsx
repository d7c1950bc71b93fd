/** A step of people: who is asked, when it is decided, its deadline, and where its other answers lead. */
import type { PersonNode } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { AssigneeEditor } from '../assignees/AssigneeEditor'
import { useEditor } from '../editor-context'
import { CompletionSettings } from './CompletionSettings'
import { OtherAnswers } from './OtherAnswers'
import { ReturnField } from './ReturnField'
import { TimeLimitSettings } from './TimeLimitSettings'
import { useNodeProblem } from './use-node-problem'
import { useNodeUpdate } from './use-node-update'

export function PersonSettings({ node }: { readonly node: PersonNode }) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  const update = useNodeUpdate()
  return (
    <>
      <AssigneeEditor
        label={node.kind === 'userTask' ? t`Who approves` : t`Who handles it`}
        nodeId={node.id}
        rules={node.assignees}
        isReadOnly={isReadOnly}
        problem={useNodeProblem(node.id, 'assignees')}
        ifNobody={t`If nobody is found, administrators are asked; nothing is approved by itself.`}
        onChange={(assignees) => update({ ...node, assignees })}
      />
      <CompletionSettings node={node} />
      {node.completion === 'any' && (
        <FormControlLabel
          control={
            <Checkbox
              checked={node.claimFirst === true}
              disabled={isReadOnly}
              onChange={(_, claimFirst) => update({ ...node, claimFirst })}
            />
          }
          label={t`One has to claim it before answering`}
        />
      )}
      <TimeLimitSettings node={node} />
      {node.kind === 'userTask' && <ReturnField nodeId={node.id} />}
      <OtherAnswers node={node} />
    </>
  )
}
