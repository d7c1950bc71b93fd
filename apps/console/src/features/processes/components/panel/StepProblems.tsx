/** The findings of the publish check about a step without people; a step of people shows them at its assignees. */
import { findingMessage } from '@formwork/workflow-core'
import Box from '@mui/material/Box'
import { useLocale } from '../../../../shared/i18n/use-locale'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { useEditor } from '../editor-context'
import { isAt } from '../problem-words'

export function StepProblems({ nodeId }: { readonly nodeId: string }) {
  const locale = useLocale()
  const { findings } = useEditor()
  const errors = findings.filter((finding) => finding.severity === 'error' && isAt(finding, { nodeId }))
  const messages = [...new Set(errors.map((finding) => findingMessage(finding, locale)))]
  if (messages.length === 0) return null
  return (
    <Box role="alert" sx={{ display: 'flex', flexDirection: 'column', gap: 1, fontSize: 12, color: 'error.main' }}>
      {messages.map((words) => (
        <Box key={words} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Icon name="errorCircle" size={14} />
          {words}
        </Box>
      ))}
    </Box>
  )
}
