/** How many problems prevent publishing; opens the list. */
import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { Icon } from '../../../shared/ui/icons/Icon'
import { useDropDown } from '../../../shared/ui/menus/use-drop-down'
import type { FlowSelection } from '../flow/commands/edit-result'
import { useEditor } from './editor-context'
import { ProblemList } from './ProblemList'

export function ProblemsButton({ onGo }: { readonly onGo: (target: FlowSelection) => void }) {
  const { t } = useLingui()
  const { findings } = useEditor()
  const { button, surface, close } = useDropDown('dialog')
  const errors = findings.filter((finding) => finding.severity === 'error').length
  if (findings.length === 0) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'success.main', fontSize: 13, px: 2 }}>
        <Icon name="checkCircle" size={16} />
        {t`Ready to publish`}
      </Box>
    )
  }
  return (
    <>
      <Button
        color={errors > 0 ? 'error' : 'warning'}
        startIcon={<Icon name={errors > 0 ? 'errorCircle' : 'warning'} size={16} />}
        {...button}
      >
        <Plural value={findings.length} one="# problem" other="# problems" />
      </Button>
      <Popover {...surface} slotProps={{ paper: { role: 'dialog', 'aria-label': t`Problems`, sx: { width: 340, maxHeight: 420 } } }}>
        <ProblemList
          onGo={(target) => {
            close()
            onGo(target)
          }}
        />
      </Popover>
    </>
  )
}
