/** How many things stand in the way of publishing; opens the list. */
import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { Icon } from '../../../shared/ui/Icon'
import type { FlowSelection } from '../flow/commands/edit-result'
import { useEditor } from './editor-context'
import { ProblemList } from './ProblemList'

export function ProblemsButton({ onGo }: { readonly onGo: (target: FlowSelection) => void }) {
  const { t } = useLingui()
  const { findings } = useEditor()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
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
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Plural value={findings.length} one="# problem" other="# problems" />
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t`Problems`, sx: { width: 340, maxHeight: 420 } } }}
      >
        <ProblemList
          onGo={(target) => {
            setAnchor(null)
            onGo(target)
          }}
        />
      </Popover>
    </>
  )
}
