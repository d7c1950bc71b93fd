/** The drawn graph with its words and places, in the shape the canvas library takes. */
import type { ProcessEdge } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { MarkerType, type NodeHandle, Position } from '@xyflow/react'
import { useMemo } from 'react'
import { useLocale } from '../../../../shared/i18n/use-locale'
import { useEditor, useEditorState } from '../../components/editor-context'
import { limitWords } from '../../components/limit-words'
import { problemOf } from '../../components/problem-words'
import { conditionWords } from '../../components/step-words'
import { nodeSummary } from '../../components/node-summary'
import { isReturn } from '../../flow/main-graph'
import { NODE_LOOKS, nodeTitle, SHAPE_SIZE } from '../../kinds/node-looks'
import { useLayout } from '../layout/use-layout'
import type { PictureFlowEdge } from '../parts/PictureEdge'
import type { PictureFlowNode } from '../parts/PictureNode'
import { layoutTask } from './layout-task'
import { drawnGraph } from './picture-graph'

/** The handles of a node at fixed places, so that the library need not measure a node to find them. */
const HANDLE = 10
const handlesOf = ({ width, height }: { readonly width: number; readonly height: number }): NodeHandle[] => {
  const common = { x: width / 2 - HANDLE / 2, width: HANDLE, height: HANDLE }
  return [
    { ...common, type: 'target', position: Position.Top, y: -HANDLE / 2 },
    { ...common, type: 'source', position: Position.Bottom, y: height - HANDLE / 2 },
  ]
}
const HANDLES = { card: handlesOf(SHAPE_SIZE.card), pill: handlesOf(SHAPE_SIZE.pill) }

export function useDrawnFlow(collapsed: ReadonlySet<string>) {
  const { t } = useLingui()
  const locale = useLocale()
  const editor = useEditor()
  const definition = useEditorState(({ draft }) => draft.definition)
  const drawn = useMemo(() => drawnGraph(definition, collapsed), [definition, collapsed])
  const task = useMemo(() => layoutTask(drawn), [drawn])
  const layout = useLayout(task)

  const nodes = useMemo(
    () =>
      drawn.nodes.flatMap(({ node, hidden, holds }): PictureFlowNode[] => {
        const position = layout?.places.get(node.id)
        if (position === undefined) return []
        const { summary, isMissing } = nodeSummary(node, editor, locale)
        const problem = problemOf(editor.findings, { nodeId: node.id }, locale)
        const limit = limitWords(node)
        const look = NODE_LOOKS[node.kind]
        const title = nodeTitle(node)
        return [
          {
            id: node.id,
            type: 'step',
            position,
            ...SHAPE_SIZE[look.shape],
            handles: HANDLES[look.shape],
            data: { kind: node.kind, title, summary, isMissing, limit, problem, hidden, holds },
          },
        ]
      }),
    [drawn, layout, editor, locale],
  )
  const edges = useMemo(() => {
    const names = new Map(drawn.nodes.map(({ node }) => [node.id, nodeTitle(node)]))
    const labelOf = (edge: ProcessEdge) =>
      edge.label ||
      (isReturn(edge) ? t`Refused` : edge.isDefault ? t`Otherwise` : edge.condition ? conditionWords(edge.condition, editor.fields) : '')
    return drawn.edges.map(({ edge, source, target }): PictureFlowEdge => {
      const [from, to] = [names.get(source) ?? '', names.get(target) ?? '']
      const label = labelOf(edge)
      const way = t`the way from ${from} to ${to}`
      return {
        id: edge.id,
        type: 'way',
        source,
        target,
        // The library would name it in English, by the ids of its ends.
        ariaLabel: way,
        markerEnd: { type: MarkerType.ArrowClosed, width: 16, height: 16 },
        data: {
          label,
          way,
          route: layout?.routes.get(edge.id) ?? [],
          problem: problemOf(editor.findings, { edgeId: edge.id }, locale),
          isReturn: isReturn(edge),
        },
      }
    })
  }, [drawn, layout, editor, locale, t])
  return { drawn, layout, nodes, edges }
}
