/** One edge of the picture along its route, with its label and the button that puts something on it. */
import { useLingui } from '@lingui/react/macro'
import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react'
import { memo } from 'react'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { useEditor, useEditorState } from '../../components/editor-context'
import { placeOn } from '../../flow/graph/places'
import type { Point } from '../layout/layout'
import { middleOf, routePath } from '../layout/route-path'
import { usePicture } from './picture-context'

export interface PictureEdgeData extends Record<string, unknown> {
  readonly label: string
  /** From where to where, for screen readers. */
  readonly way: string
  readonly route: readonly Point[]
  readonly problem: string | undefined
  readonly isReturn: boolean
}
export type PictureFlowEdge = Edge<PictureEdgeData, 'way'>

export const PictureEdge = memo(({ id, data, sourceX, sourceY, targetX, targetY, markerEnd }: EdgeProps<PictureFlowEdge>) => {
  const { t } = useLingui()
  const { store, isReadOnly } = useEditor()
  const { onInsert } = usePicture()
  const isSelected = useEditorState(({ selection }) => selection?.kind === 'branch' && selection.id === id)
  const route =
    data === undefined || data.route.length < 2
      ? [
          { x: sourceX, y: sourceY },
          { x: targetX, y: targetY },
        ]
      : data.route
  const way = data?.way ?? ''
  const middle = middleOf(route)
  const tone = data?.problem === undefined ? (data?.isReturn === true ? 'return' : 'plain') : 'problem'
  return (
    <>
      <BaseEdge
        id={id}
        path={routePath(route)}
        interactionWidth={16}
        className={isSelected ? `way ${tone} chosen` : `way ${tone}`}
        {...(markerEnd === undefined ? {} : { markerEnd })}
      />
      <EdgeLabelRenderer>
        <div className="on-way nodrag nopan" style={{ transform: `translate(-50%, -50%) translate(${middle.x}px, ${middle.y}px)` }}>
          {data !== undefined && data.label !== '' && (
            <button
              type="button"
              className="label"
              tabIndex={-1}
              data-flow-id={id}
              data-tone={tone}
              aria-pressed={isSelected}
              title={data.problem ?? data.label}
              onClick={() => store.select({ kind: 'branch', id })}
            >
              {data.label}
              <span className="unseen">{data.way}</span>
            </button>
          )}
          {!isReadOnly && data?.isReturn !== true && (
            <button
              type="button"
              className="add"
              tabIndex={-1}
              aria-haspopup="menu"
              aria-label={t`Add on ${way}`}
              onClick={(event) => onInsert(placeOn(store.getState().draft.definition, id), event.currentTarget)}
            >
              <Icon name="plus" size={14} />
            </button>
          )}
        </div>
      </EdgeLabelRenderer>
    </>
  )
})
