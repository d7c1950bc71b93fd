/** What the side panel shows: the selected step or branch, else the process itself and its versions. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState } from 'react'
import { findBranch, type OutlineResult } from '../../flow/flow-outline'
import { EdgePanel } from './EdgePanel'
import { BranchPanel } from './BranchPanel'
import { useEditorState } from '../editor-context'
import { PANEL_BODY, PANEL_COLUMN } from '../../../../shared/ui/layout/panel-column'
import { ProcessPanel } from './ProcessPanel'
import { StepPanel } from './StepPanel'
import { VersionList } from './VersionList'

export interface SidePanelProps {
  readonly result: OutlineResult
  readonly processId: string | null
  readonly formName: string
  readonly nameError: string | undefined
  /** The refused name was changed. */
  readonly onNamed: () => void
}

export function SidePanel({ result, processId, formName, nameError, onNamed }: SidePanelProps) {
  const { t } = useLingui()
  const [tab, setTab] = useState<'settings' | 'versions'>('settings')
  const [shownError, setShownError] = useState(nameError)
  if (shownError !== nameError) {
    setShownError(nameError)
    if (nameError !== undefined) setTab('settings')
  }
  const selection = useEditorState((state) => state.selection)
  const { nodes, edges } = useEditorState(({ draft }) => draft.definition)

  if (selection?.kind === 'branch' && result.ok) {
    const found = findBranch(result.outline.sequence, selection.id)
    if (found) return <BranchPanel key={selection.id} {...found} />
  }
  if (selection?.kind === 'branch') {
    const edge = edges.find((one) => one.id === selection.id)
    if (edge !== undefined) return <EdgePanel key={edge.id} edge={edge} />
  }
  if (selection?.kind === 'node') {
    const node = nodes.find((one) => one.id === selection.id)
    if (node !== undefined) return <StepPanel key={node.id} node={node} />
  }
  return (
    <Box sx={PANEL_COLUMN}>
      <Tabs
        value={tab}
        onChange={(_, next: 'settings' | 'versions') => setTab(next)}
        sx={{ px: 4, minHeight: 44, borderBottom: 1, borderColor: 'divider', '& .MuiTab-root': { minHeight: 44 } }}
      >
        <Tab value="settings" label={t`Process settings`} />
        <Tab value="versions" label={t`Versions`} />
      </Tabs>
      <Box sx={PANEL_BODY}>
        {tab === 'settings' ? (
          <ProcessPanel formName={formName} nameError={nameError} onNamed={onNamed} />
        ) : processId === null ? (
          <Box sx={{ p: 4, fontSize: 13, color: 'text.secondary' }}>{t`Save the process first.`}</Box>
        ) : (
          <VersionList processId={processId} />
        )}
      </Box>
    </Box>
  )
}
