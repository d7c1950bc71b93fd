/** What importing a file gives: how much of it is there, and all that was changed or left out. */
import type { BpmnNote, BpmnNoteCode } from '@formwork/workflow-core/bpmn'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useSentences } from '../../../shared/i18n/use-sentences'
import { noteWords } from './note-words'

/** Of one kind: nobody reads more, and a browser would take seconds for them. */
const MOST_SHOWN = 200

export interface ImportReportProps {
  readonly steps: number
  readonly notes: readonly BpmnNote[]
}

export function ImportReport({ steps, notes }: ImportReportProps) {
  const { t } = useLingui()
  const together = useSentences()
  const groups = grouped(notes)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, fontSize: 13 }}>
      <Box role="status" className="fw-numeric" sx={{ fontWeight: 600 }}>
        {together(
          plural(steps, { one: '# step read.', other: '# steps read.' }),
          notes.length === 0 ? t`Nothing is left out.` : t`What is different from the file:`,
        )}
      </Box>
      {groups.length > 0 && (
        // It scrolls: whoever has no mouse reaches it with the tab key.
        <Box
          tabIndex={0}
          role="region"
          aria-label={t`What is different from the file`}
          sx={{
            maxHeight: { xs: '50vh', sm: 320 },
            overflow: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: '6px',
            px: 3,
            py: 2,
          }}
        >
          {groups.map(({ code, of }) => (
            <Box key={code} sx={{ '& + &': { mt: 2.5 } }}>
              <Box>{noteWords(code)}</Box>
              <Box component="ul" sx={{ m: 0, pl: 5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {of.slice(0, MOST_SHOWN).map(({ element, detail }, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a report never changes
                  <li key={at}>{detail === undefined ? element : t({ message: `${element}: ${detail}`, context: 'element of a file' })}</li>
                ))}
                {of.length > MOST_SHOWN && <li>{plural(of.length - MOST_SHOWN, { one: 'and # more', other: 'and # more' })}</li>}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}

interface NoteGroup {
  readonly code: BpmnNoteCode
  readonly of: readonly BpmnNote[]
}

/** In the order in which they were first met. */
function grouped(notes: readonly BpmnNote[]): readonly NoteGroup[] {
  return [...Map.groupBy(notes, ({ code }) => code)].map(([code, of]) => ({ code, of }))
}
