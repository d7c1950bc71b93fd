/** A step in the flow: its name, its assignees, its time limit, and where a refusal goes. */
import { isPersonNode } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { Fragment, type KeyboardEvent } from 'react'
import { useLocale } from '../../../../shared/i18n/use-locale'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { nudgeStep } from '../../flow/commands/move-step'
import { removeItem } from '../../flow/commands/remove-item'
import type { OutlineStep } from '../../flow/flow-outline'
import { useEditor, useEditorState } from '../editor-context'
import { FlowCard } from './FlowCard'
import { problemOf } from '../problem-words'
import { NODE_LOOKS } from '../../kinds/node-looks'
import { completionWords } from '../completion-words'
import { limitWords } from '../limit-words'
import { nodeSummary } from '../node-summary'

export function StepCard({ step: { node, returnEdge } }: { readonly step: OutlineStep }) {
  const { t } = useLingui()
  const locale = useLocale()
  const editor = useEditor()
  const isSelected = useEditorState(({ selection }) => selection?.kind === 'node' && selection.id === node.id)
  const returnsTo = useEditorState(({ draft }) => draft.definition.nodes.find((one) => one.id === returnEdge?.target)?.name)
  const answers = useEditorState(({ draft }) =>
    draft.definition.edges
      .filter((edge) => edge.source === node.id && edge.outcome === 'other')
      .map((edge) => edge.label)
      .join(' / '),
  )
  const { summary, isMissing } = nodeSummary(node, editor, locale)
  const limit = limitWords(node)
  const notes = [isPersonNode(node) ? completionWords(node.completion) : '', answers].filter((words) => words !== '')
  const footnotes = [
    ...(limit === ''
      ? []
      : [
          <span key="limit" className="with-icon">
            <Icon name="clock" size={14} label={t`Time limit`} />
            <span>{limit}</span>
          </span>,
        ]),
    ...(notes.length === 0 ? [] : [<span key="notes">{notes.join(' · ')}</span>]),
    ...(returnsTo === undefined
      ? []
      : [
          <span key="return" className="with-icon">
            <Icon name="reply" size={14} />
            <span>{t`Refused: back to ${returnsTo}`}</span>
          </span>,
        ]),
  ]

  const onKeyDown = (event: KeyboardEvent) => {
    if (editor.isReadOnly) return
    if (event.key === 'Delete') editor.store.edit((definition) => removeItem(definition, node.id))
    else if (event.altKey && event.key === 'ArrowUp') editor.store.edit((definition) => nudgeStep(definition, node.id, -1))
    else if (event.altKey && event.key === 'ArrowDown') editor.store.edit((definition) => nudgeStep(definition, node.id, 1))
    else return
    event.preventDefault()
  }

  return (
    <FlowCard
      id={node.id}
      icon={NODE_LOOKS[node.kind].icon}
      tone={NODE_LOOKS[node.kind].tone}
      title={node.name || t`Unnamed step`}
      summary={summary}
      isMissing={isMissing}
      {...(footnotes.length === 0
        ? {}
        : {
            footnote: footnotes.map((part, at) => (
              <Fragment key={part.key}>
                {at > 0 && <span>·</span>}
                {part}
              </Fragment>
            )),
          })}
      problem={problemOf(editor.findings, { nodeId: node.id }, locale)}
      isSelected={isSelected}
      onSelect={() => editor.store.select({ kind: 'node', id: node.id })}
      onKeyDown={onKeyDown}
    />
  )
}
