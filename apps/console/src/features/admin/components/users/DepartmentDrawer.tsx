/** On a phone the departments come from the side, behind a button that says which one is chosen. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import { useState } from 'react'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import { findIn } from '../../department-tree'
import { type DepartmentPaneProps, DepartmentTree } from './DepartmentTree'

export function DepartmentDrawer({ tree, chosen, onChoose }: DepartmentPaneProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const title = t({ message: 'Departments', context: 'page' })
  const choose = (id: string) => {
    onChoose(id)
    setOpen(false)
  }
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<Icon name="building" size={16} />}
        onClick={() => setOpen(true)}
        sx={{ maxWidth: '100%' }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {findIn(tree, chosen)?.node.deptName ?? t({ message: 'All departments', context: 'filter' })}
        </Box>
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { width: 'min(320px, 88vw)' } } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', pl: 3, pr: 1, minHeight: 48 }}>
          <Box component="h2" sx={{ m: 0, fontSize: 16, fontWeight: 600 }}>
            {title}
          </Box>
          <IconAction sx={{ ml: 'auto' }} icon="close" label={t`Close`} onClick={() => setOpen(false)} />
        </Box>
        <DepartmentTree tree={tree} chosen={chosen} onChoose={choose} />
      </Drawer>
    </>
  )
}
