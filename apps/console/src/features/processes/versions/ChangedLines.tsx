/** What differs between two definitions, a line of words for each change. */
import { diffDefinitions, type ProcessDefinition } from '@formwork/workflow-core'
import Box from '@mui/material/Box'
import { changeWords } from './change-words'

export function ChangedLines({
  before,
  after,
  label,
}: {
  readonly before: ProcessDefinition
  readonly after: ProcessDefinition
  readonly label?: string
}) {
  const lines = [...new Set(diffDefinitions(before, after).map((change) => changeWords(change, before, after)))]
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, pl: 5, fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {lines.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </Box>
  )
}
