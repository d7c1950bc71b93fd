/** The process as a vertical flow. A graph that cannot be drawn as a list is shown as a read-only list of its nodes, with a note. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../../../shared/i18n/use-locale'
import { EmptyState } from '../../../../shared/ui/feedback/EmptyState'
import type { OutlineResult, OutlineSequence } from '../../flow/flow-outline'
import { useEditor, useEditorState } from '../editor-context'
import { isInSettings } from '../SettingsPane'
import { CANVAS_STYLES } from './canvas-styles'
import { FlowCard } from './FlowCard'
import { FlowSequence } from './FlowSequence'
import { useGrowingSequence } from './use-growing-sequence'
import { NODE_LOOKS, nodeTitle } from '../../kinds/node-looks'
import { nodeSummary } from '../node-summary'

const NO_STEPS: OutlineSequence = { items: [], places: [] }

export interface FlowCanvasProps {
  readonly result: OutlineResult
  readonly formName: string
  /** False where the settings open over the flow and take the focus. */
  readonly takesFocus: boolean
  /** Shows the picture instead, which shows every graph. */
  readonly onPicture: () => void
}

export function FlowCanvas({ result, formName, takesFocus, onPicture }: FlowCanvasProps) {
  const { t } = useLingui()
  const { store } = useEditor()
  const selection = useEditorState((state) => state.selection)
  const root = useRef<HTMLDivElement>(null)

  const { shown, isWhole } = useGrowingSequence(result.ok ? result.outline.sequence : NO_STEPS)

  // A new or distant selection is scrolled into view and focused, so that the keyboard continues from there.
  useEffect(() => {
    if (selection === null) return
    const card = root.current?.querySelector<HTMLElement>(`[data-flow-id="${CSS.escape(selection.id)}"]`)
    if (card === null && !isWhole) return // Drawn with the rest of the list.
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (takesFocus && !isInSettings(document.activeElement)) card?.focus({ preventScroll: true })
  }, [selection, isWhole, takesFocus])

  if (!result.ok) return <GraphAsTable nodeId={result.nodeId} onPicture={onPicture} />
  const { start, end } = result.outline
  const startName = start.name || t`Start`
  return (
    <Box
      ref={root}
      onClick={(event) => {
        if (event.target === event.currentTarget) store.select(null)
      }}
      sx={[CANVAS_STYLES, { flex: 1, minWidth: 0, overflow: 'auto', p: { xs: 4, md: 8 }, display: 'flex' }]}
    >
      <Box sx={{ m: 'auto', mt: 0, display: 'flex', flexDirection: 'column', alignItems: 'center', width: 'max-content' }}>
        <FlowCard
          id={start.id}
          icon="send"
          title={startName}
          summary={formName === '' ? t`Anyone starts a ticket` : t`Fills in “${formName}”`}
          isSelected={selection?.id === start.id}
          onSelect={() => store.select({ kind: 'node', id: start.id })}
        />
        <FlowSequence sequence={shown} opening={startName} endsAtCard />
        {isWhole && (
          <FlowCard
            id={end.id}
            icon="flag"
            title={end.name || t`End`}
            summary={t`The ticket is approved`}
            isSelected={selection?.id === end.id}
            onSelect={() => store.select({ kind: 'node', id: end.id })}
          />
        )}
      </Box>
    </Box>
  )
}

function GraphAsTable({ nodeId, onPicture }: { readonly nodeId: string | null; readonly onPicture: () => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const editor = useEditor()
  const { nodes } = useEditorState(({ draft }) => draft.definition)
  return (
    <Box sx={[CANVAS_STYLES, { flex: 1, overflow: 'auto', p: 4 }]}>
      <EmptyState
        drawing="locked"
        title={t`This process cannot be shown as a list`}
        text={t`Its ways cross or run in circles. The picture shows it, and changes it.`}
        action={<Button variant="contained" onClick={onPicture}>{t`Show the picture`}</Button>}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'center' }}>
        {nodes.map((node) => (
          <FlowCard
            key={node.id}
            id={node.id}
            icon={NODE_LOOKS[node.kind].icon}
            title={nodeTitle(node)}
            summary={nodeSummary(node, editor, locale).summary}
            isSelected={node.id === nodeId}
          />
        ))}
      </Box>
    </Box>
  )
}
