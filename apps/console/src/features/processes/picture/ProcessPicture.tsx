/** The picture of the process: pan, zoom, map, search, and the keyboard for everything. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Background, BackgroundVariant, ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useIsPhone } from '../../../shared/ui/layout/use-is-phone'
import { InsertMenu } from '../components/InsertMenu'
import { useEditor, useEditorState } from '../components/editor-context'
import { connect, mayConnect, redirectEdge } from '../flow/graph/connect'
import type { FlowPlace } from '../flow/flow-outline'
import { newElementId } from '../model'
import { MIN_ZOOM, openingViewport, READABLE_ZOOM, type Size, wholeViewport } from './graph/opening-viewport'
import { useDrawnFlow } from './graph/use-drawn-flow'
import { usePictureKeys } from './keys/use-picture-keys'
import { PictureBar } from './parts/PictureBar'
import { PictureContext } from './parts/picture-context'
import { PICTURE_STYLES, pictureColours } from './parts/picture-styles'
import { PictureEdge } from './parts/PictureEdge'
import { PictureMap } from './parts/PictureMap'
import { PictureNode } from './parts/PictureNode'
import { useCollapsed } from './graph/use-collapsed'

const NODE_TYPES = { step: PictureNode }
const EDGE_TYPES = { way: PictureEdge }
/** More nodes than these are drawn only while they are in view. */
const ALL_DRAWN = 80
const LIBRARY = { hideAttribution: true }

export interface ProcessPictureProps {
  /** Shows the settings of what is selected, where they are not beside the picture. */
  readonly onOpenSettings: () => void
}

export function ProcessPicture(props: ProcessPictureProps) {
  return (
    <ReactFlowProvider>
      <Picture {...props} />
    </ReactFlowProvider>
  )
}

function Picture({ onOpenSettings }: ProcessPictureProps) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const flow = useReactFlow()
  const { store, isReadOnly } = useEditor()
  const selection = useEditorState((state) => state.selection)
  const root = useRef<HTMLDivElement>(null)
  const { collapsed, toggle, reveal } = useCollapsed()
  const { drawn, layout, nodes, edges } = useDrawnFlow(collapsed)
  const [insertion, setInsertion] = useState<{ readonly place: FlowPlace; readonly at: Element } | null>(null)
  const goal = useRef<string | null>(null)
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const box = root.current
    if (box !== null) setSize({ width: box.clientWidth, height: box.clientHeight })
  }, [])

  const first = drawn.nodes.find(({ node }) => node.kind === 'start') ?? drawn.nodes[0]
  const isShown = (id: string) => drawn.nodes.some(({ node }) => node.id === id)
  const current = selection?.kind === 'node' && isShown(selection.id) ? selection.id : (first?.node.id ?? '')
  const onInsert = useCallback((place: FlowPlace | null, at: Element) => setInsertion(place === null ? null : { place, at }), [])
  const actions = useMemo(() => ({ current, onInsert, onToggle: toggle }), [current, onInsert, toggle])

  // A node that was navigated to by key, search or finding is focused once it is drawn, and scrolled into view.
  const go = (id: string) => {
    goal.current = id
    reveal(id)
    store.select({ kind: 'node', id })
  }
  useEffect(() => {
    const id = goal.current ?? (selection === null ? null : selection.id)
    const node = id === null ? undefined : nodes.find((one) => one.id === id)
    if (node === undefined) return
    const place = flow.getViewport()
    const box = root.current?.getBoundingClientRect()
    const [x, y] = [node.position.x * place.zoom + place.x, node.position.y * place.zoom + place.y]
    const [width, height] = [(node.width ?? 0) * place.zoom, (node.height ?? 0) * place.zoom]
    const drawnNode = () => root.current?.querySelector<HTMLElement>(`button[data-flow-id="${CSS.escape(node.id)}"]`)
    const isWanted = goal.current !== null
    goal.current = null
    const isDrawn = drawnNode() !== null
    const focus = () => {
      if (isWanted) drawnNode()?.focus({ preventScroll: true })
    }
    if (isDrawn) focus()
    if (box === undefined || !(x < 0 || y < 0 || x + width > box.width || y + height > box.height)) return
    const shown = flow.setCenter(node.position.x + (node.width ?? 0) / 2, node.position.y + (node.height ?? 0) / 2, {
      zoom: Math.max(place.zoom, READABLE_ZOOM),
      duration: isStill || !isDrawn ? 0 : 200,
    })
    // A node that was out of view is drawn with the next frame.
    if (!isDrawn) void shown.then(() => requestAnimationFrame(focus))
  }, [flow, isStill, nodes, selection])

  const onKeyDown = usePictureKeys({ drawn, layout, onGo: go, onOpen: onOpenSettings, onInsert, onToggle: toggle })
  const showWhole = () => {
    const box = root.current
    if (layout === null || box === null) return
    void flow.setViewport(wholeViewport(layout, { width: box.clientWidth, height: box.clientHeight }))
  }
  const isReady = nodes.length > 0
  const opening = useMemo(
    () => (layout === null || size === null ? null : openingViewport(layout, first && layout.places.get(first.node.id), size)),
    // The initial viewport is decided once.
    // oxlint-disable-next-line react/exhaustive-deps
    [layout === null, size],
  )
  return (
    <Box
      ref={root}
      component="section"
      aria-label={t`Picture of the process`}
      onKeyDown={onKeyDown}
      sx={[pictureColours, PICTURE_STYLES]}
      aria-busy={!isReady}
    >
      <PictureContext value={actions}>
        {isReady && size !== null && opening !== null && (
          <ReactFlow
            {...size}
            defaultViewport={opening}
            onlyRenderVisibleElements={nodes.length > ALL_DRAWN}
            nodes={nodes}
            edges={edges}
            nodeTypes={NODE_TYPES}
            edgeTypes={EDGE_TYPES}
            proOptions={LIBRARY}
            minZoom={MIN_ZOOM}
            maxZoom={1.5}
            nodesDraggable={false}
            nodesConnectable={!isReadOnly}
            nodesFocusable={false}
            edgesFocusable={false}
            elementsSelectable
            edgesReconnectable={!isReadOnly}
            disableKeyboardA11y
            deleteKeyCode={null}
            selectionKeyCode={null}
            multiSelectionKeyCode={null}
            zoomOnDoubleClick={false}
            panOnScroll={!isPhone}
            onMoveStart={() => setMoving(root.current, true)}
            onMoveEnd={() => setMoving(root.current, false)}
            onPaneClick={() => store.select(null)}
            onEdgeClick={(_, edge) => store.select({ kind: 'branch', id: edge.id })}
            onConnect={({ source, target }) => store.edit((definition) => connect(definition, { source, target, edgeId: newElementId() }))}
            onReconnect={(edge, { target }) => store.edit((definition) => redirectEdge(definition, edge.id, target))}
            isValidConnection={({ source, target }) => mayConnect(store.getState().draft.definition, source, target)}
          >
            <Background variant={BackgroundVariant.Dots} gap={20} size={1} color="var(--picture-line)" style={{ opacity: 0.35 }} />
            {!isPhone && <PictureMap />}
          </ReactFlow>
        )}
        <PictureBar isReady={isReady} onFit={showWhole} />
      </PictureContext>
      <InsertMenu place={insertion?.place ?? null} anchorEl={insertion?.at ?? null} onClose={() => setInsertion(null)} />
    </Box>
  )
}

/** Not a React state: it causes no render. */
function setMoving(picture: HTMLElement | null, isMoving: boolean): void {
  picture?.toggleAttribute('data-moving', isMoving)
}
