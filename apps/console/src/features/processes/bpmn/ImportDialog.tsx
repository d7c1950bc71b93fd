/** Reads a file of BPMN 2.0 and shows the result; the draft is replaced on confirmation, in one step to undo. */
import { withPersonRules } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { FileInput } from '../../../shared/ui/inputs/FileInput'
import { FormDialog } from '../../../shared/ui/inputs/FormDialog'
import { FormField } from '../../../shared/ui/inputs/FormField'
import type { ProcessEditorStore } from '../editor-store'
import { ImportReport } from './ImportReport'
import { MAX_MEGABYTES, refusalOfFile } from './refusal-words'
import { useFileReading } from './use-file-reading'

const BPMN = '.bpmn,.bpmn2,.xml,application/xml,text/xml'

export interface ImportDialogProps {
  readonly store: ProcessEditorStore
  readonly onClose: () => void
}

export function ImportDialog({ store, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const [file, setFile] = useState<File | null>(null)
  const { found, isReading, read } = useFileReading()
  const choose = (chosen: File | null) => {
    setFile(chosen)
    void read(chosen)
  }
  const take = () => {
    if (found === null || !found.ok) return
    store.bring(withPersonRules(found.definition), found.name)
    showToast('success', t`The file is the draft now. Undo takes it back; nothing is saved yet.`)
    onClose()
  }
  const refused = found === null || found.ok ? undefined : refusalOfFile(found)
  return (
    <FormDialog
      title={t`Import BPMN 2.0`}
      action={t`Replace the draft`}
      // Reading may be cancelled.
      isRunning={false}
      isActionless={found?.ok !== true}
      isDirty={false}
      onSubmit={take}
      onClose={onClose}
    >
      <FormField
        label={t`File`}
        required
        error={refused}
        hint={t`A .bpmn or .xml file of at most ${MAX_MEGABYTES} MB. Nothing in it is run, and nothing changes before you have seen what comes of it.`}
      >
        {(ids) => <FileInput ids={ids} accept={BPMN} file={file} onChoose={choose} />}
      </FormField>
      <Box aria-busy={isReading}>
        {isReading && <Box role="status">{t`Reading the file…`}</Box>}
        {found?.ok === true && <ImportReport steps={found.definition.nodes.length} notes={found.notes} />}
      </Box>
    </FormDialog>
  )
}
