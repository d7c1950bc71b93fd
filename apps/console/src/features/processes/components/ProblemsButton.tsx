/** How many problems prevent publishing; opens the list. */
import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { Icon } from '../../../shared/ui/icons/Icon'
import { useDropDown } from '../../../shared/ui/menus/use-drop-down'
import type { FlowSelection } from '../flow/commands/edit-result'
import { isUnnamed } from '../editor-store'
import { useEditor, useEditorState } from './editor-context'
import { ProblemList } from './ProblemList'

export interface ProblemsButtonProps {
  readonly onGo: (target: FlowSelection) => void
  readonly onName: () => void
  /** Only as wide as a number, and empty while there is none. */
  readonly isNarrow?: boolean
}

export function ProblemsButton({ onGo, onName, isNarrow = false }: ProblemsButtonProps) {
  const { t } = useLingui()
  const { findings } = useEditor()
  const { button, surface, close } = useDropDown('dialog')
  // A process needs a name to be stored and published: the server requires it as well.
  const nameless = useEditorState(isUnnamed) ? 1 : 0
  const problems = findings.length + nameless
  const errors = findings.filter((finding) => finding.severity === 'error').length + nameless
  if (problems === 0) {
    return isNarrow ? null : (
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
        {...(isNarrow ? { 'aria-label': plural(problems, { one: '# problem', other: '# problems' }), sx: { minWidth: 0, px: 1 } } : {})}
        {...button}
      >
        {isNarrow ? problems : <Plural value={problems} one="# problem" other="# problems" />}
      </Button>
      <Popover {...surface} slotProps={{ paper: { role: 'dialog', 'aria-label': t`Problems`, sx: { width: 340, maxHeight: 420 } } }}>
        <ProblemList
          onGo={(target) => {
            close()
            onGo(target)
          }}
          onName={() => {
            close()
            onName()
          }}
        />
      </Popover>
    </>
  )
}
