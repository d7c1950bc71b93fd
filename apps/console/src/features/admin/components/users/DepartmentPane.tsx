/** The departments beside the list of users: choosing one shows who belongs to it or lies below. It folds to a strip, and stays so in this browser. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { browserStorage } from '../../../../shared/browser-storage'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import { type DepartmentPaneProps, DepartmentTree } from './DepartmentTree'

const STORAGE_KEY = 'formwork.departments-folded'
/** The rows stay in view while the list beside them is scrolled. */
const HEIGHT = 'calc(100dvh - 176px)'

export function DepartmentPane(props: DepartmentPaneProps) {
  const { t } = useLingui()
  const [isFolded, setFolded] = useState(() => browserStorage.read(STORAGE_KEY) === '1')
  const fold = () => {
    browserStorage.write(STORAGE_KEY, isFolded ? '0' : '1')
    setFolded(!isFolded)
  }
  return (
    <Box
      component="section"
      aria-label={t({ message: 'Departments', context: 'page' })}
      sx={{
        flex: 'none',
        width: isFolded ? 42 : 256,
        position: 'sticky',
        top: 16,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, pl: isFolded ? 0 : 3, pr: '4px' }}>
        {!isFolded && (
          <Box component="h2" sx={{ m: 0, fontSize: 13, fontWeight: 600 }}>
            {t({ message: 'Departments', context: 'page' })}
          </Box>
        )}
        <IconAction
          sx={{ ml: 'auto' }}
          size="small"
          icon={isFolded ? 'menuUnfold' : 'menuFold'}
          iconSize={16}
          aria-expanded={!isFolded}
          label={isFolded ? t`Show departments` : t`Hide departments`}
          onClick={fold}
        />
      </Box>
      {!isFolded && <DepartmentTree {...props} maxHeight={HEIGHT} />}
    </Box>
  )
}
