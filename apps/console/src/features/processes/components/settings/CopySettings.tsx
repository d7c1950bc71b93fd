/** Who gets a copy. */
import type { NodeOf } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { AssigneeEditor } from '../assignees/AssigneeEditor'
import { useEditor } from '../editor-context'
import { useNodeProblem } from './use-node-problem'
import { useNodeUpdate } from './use-node-update'

export function CopySettings({ node }: { readonly node: NodeOf<'copyTo'> }) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  const update = useNodeUpdate()
  return (
    <AssigneeEditor
      label={t`Who gets a copy`}
      nodeId={node.id}
      rules={node.assignees}
      isReadOnly={isReadOnly}
      problem={useNodeProblem(node.id, 'assignees')}
      ifNobody={t`If nobody is found, nobody gets a copy, and the ticket goes on.`}
      onChange={(assignees) => update({ ...node, assignees })}
    />
  )
}
