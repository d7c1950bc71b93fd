/** Compares a published version with the draft, in words and on the picture, and restores it as the draft. */
import { routes } from '@formwork/api-contract'
import { diffDefinitions, type ProcessDefinition, withPersonRules } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { useEditor, useEditorState } from '../components/editor-context'
import { edited } from '../flow/commands/edit-result'
import { ChangedLines } from './ChangedLines'
import { marksOf } from './marks'

export function VersionActions({ processId, version }: { readonly processId: string; readonly version: number }) {
  const { t } = useLingui()
  const { store, isReadOnly, onMarks } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const draft = useEditorState((state) => state.draft.definition)
  const { data } = useRouteQuery(routes.getProcessVersion, { params: { id: processId, version } }, { enabled: isOpen })
  const compared = data === undefined ? null : withPersonRules(data.definition)
  const takeBack = (definition: ProcessDefinition) => {
    // Restoring an identical version would be an empty step, and unsaved; the list below says that it is the same.
    if (diffDefinitions(definition, draft).length === 0) return
    store.edit(() => edited('restore', definition, null))
    showToast('success', t`The version is the draft now. Undo takes it back; nothing is saved yet.`)
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& > *': { flex: 'none' } }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-expanded={isOpen}
          onClick={() => {
            if (isOpen) onMarks(null)
            setOpen(!isOpen)
          }}
        >
          {t`Compare with the draft`}
        </Button>
        {isOpen && !isReadOnly && compared !== null && (
          <Button size="small" variant="outlined" color="inherit" onClick={() => takeBack(compared)}>
            {t`Take it back as the draft`}
          </Button>
        )}
      </Box>
      {isOpen && compared !== null && <Changes before={compared} after={draft} />}
    </>
  )
}

function Changes({ before, after }: { readonly before: ProcessDefinition; readonly after: ProcessDefinition }) {
  const { t } = useLingui()
  const { onMarks } = useEditor()
  const changes = diffDefinitions(before, after)
  if (changes.length === 0) return <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t`The draft is the same.`}</Box>
  return (
    <>
      <ChangedLines before={before} after={after} />
      <Button size="small" variant="outlined" color="inherit" onClick={() => onMarks(marksOf(changes))}>
        {t`Show it on the picture`}
      </Button>
    </>
  )
}
