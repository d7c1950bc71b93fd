/** The result of importing a file: how much was taken over, and all that was changed or left out. */
import type { BpmnNote } from '@formwork/workflow-core/bpmn'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useSentences } from '../../../shared/i18n/use-sentences'
import { groupedBy, NoteGroups } from '../files/NoteGroups'
import { noteWords } from './note-words'

export interface ImportReportProps {
  readonly steps: number
  readonly notes: readonly BpmnNote[]
}

export function ImportReport({ steps, notes }: ImportReportProps) {
  const { t } = useLingui()
  const together = useSentences()
  const lineOf = ({ element, detail }: BpmnNote) =>
    detail === undefined ? element : t({ message: `${element}: ${detail}`, context: 'element of a file' })
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, fontSize: 13 }}>
      <Box role="status" className="fw-numeric" sx={{ fontWeight: 600 }}>
        {together(
          plural(steps, { one: '# step read.', other: '# steps read.' }),
          notes.length === 0 ? t`Nothing is left out.` : t`What is different from the file:`,
        )}
      </Box>
      <NoteGroups label={t`What is different from the file`} groups={groupedBy(notes, ({ code }) => noteWords(code), lineOf)} />
    </Box>
  )
}
