/** One node of the picture. Light on purpose: there may be hundreds, so the look is in one style sheet of the picture. */
import { Plural, useLingui } from '@lingui/react/macro'
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import { memo } from 'react'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { useEditor, useEditorState } from '../../components/editor-context'
import { NODE_LOOKS } from '../../kinds/node-looks'
import type { NodeKind } from '@formwork/workflow-core'
import { usePicture } from './picture-context'

export interface PictureNodeData extends Record<string, unknown> {
  readonly kind: NodeKind
  readonly title: string
  readonly summary: string
  readonly isMissing: boolean
  /** How long its people have; '' for as long as they like. */
  readonly limit: string
  readonly problem: string | undefined
  readonly hidden: number
  readonly holds: boolean
}
export type PictureFlowNode = Node<PictureNodeData, 'step'>

export const PictureNode = memo(({ id, data, isConnectable }: NodeProps<PictureFlowNode>) => {
  const { t } = useLingui()
  const { store, standsAt, marks } = useEditor()
  const mark = marks?.get(id)
  const { current, onToggle } = usePicture()
  const isSelected = useEditorState(({ selection }) => selection?.kind === 'node' && selection.id === id)
  const { icon, tone, shape, kindName } = NODE_LOOKS[data.kind]
  const { title, summary, limit, problem, hidden, holds } = data
  const isOpen = hidden === 0
  return (
    <>
      <Handle type="target" position={Position.Top} isConnectable={isConnectable} />
      <button
        type="button"
        className={`step ${shape}`}
        data-flow-id={id}
        data-tone={tone}
        {...(mark === undefined ? {} : { 'data-mark': mark })}
        {...(standsAt.has(id) ? { 'data-stands': true } : {})}
        tabIndex={current === id ? 0 : -1}
        aria-pressed={isSelected}
        {...(problem === undefined ? {} : { 'data-problem': true, title: problem })}
        onClick={() => store.select({ kind: 'node', id })}
      >
        <span className="sign">
          <Icon name={icon} size={16} />
        </span>
        <span className="words">
          <span className="head">
            <span className="title">{title}</span>
            {limit !== '' && (
              <span className="limit" title={limit}>
                <Icon name="clock" size={14} label={t`Time limit`} />
                <span className="time">{limit}</span>
              </span>
            )}
          </span>
          {shape === 'card' && (
            <span className="summary" {...(data.isMissing ? { 'data-missing': true } : {})}>
              {summary}
            </span>
          )}
          <span className="unseen">{kindName()}</span>
          {mark !== undefined && <span className="unseen">{mark === 'added' ? t`Added` : t`Changed`}</span>}
          {standsAt.has(id) && <span className="unseen">{t`The ticket stands here`}</span>}
        </span>
        {problem !== undefined && (
          <span className="problem">
            <Icon name="errorCircle" size={16} label={problem} />
          </span>
        )}
      </button>
      {holds && (
        <button
          type="button"
          className="fold"
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-label={isOpen ? t`Collapse “${title}”` : t`Expand “${title}”`}
          onClick={() => onToggle(id)}
        >
          {isOpen ? <Icon name="minus" size={14} /> : <Plural value={hidden} one="+ # step" other="+ # steps" />}
        </button>
      )}
      <Handle type="source" position={Position.Bottom} isConnectable={isConnectable} />
    </>
  )
})
