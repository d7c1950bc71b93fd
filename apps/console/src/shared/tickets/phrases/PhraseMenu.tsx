/** Offers the phrases of the person for a remark, and stores the remark as one. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useRef, useState } from 'react'
import { showToast } from '../../ui/feedback/toast-store'
import { Icon } from '../../ui/icons/Icon'
import { useDropDown } from '../../ui/menus/use-drop-down'
import { setPreference, usePreferences } from '../../ui/theme/preferences'
import { PhraseDialog } from './PhraseDialog'
import { canBeStored } from './phrases'

export interface PhraseMenuProps {
  /** The text of the remark. */
  readonly text: string
  readonly onPick: (phrase: string) => void
  /** The menu is closed: the remark gets the focus. */
  readonly onPicked: () => void
}

const NONE: readonly string[] = []

export function PhraseMenu({ text, onPick, onPicked }: PhraseMenuProps) {
  const { t } = useLingui()
  const phrases = usePreferences((state) => state.phrases ?? NONE)
  const { button, surface, close } = useDropDown('menu')
  const [isEditing, setEditing] = useState(false)
  const hasPicked = useRef(false)
  const pick = (phrase: string) => {
    hasPicked.current = true
    onPick(phrase)
    close()
  }
  const keep = () => {
    setPreference({ phrases: [...phrases, text.trim()] })
    showToast('success', t`Kept as a phrase`)
    close()
  }
  const edit = () => {
    close()
    setEditing(true)
  }
  const goOn = () => {
    if (hasPicked.current) onPicked()
    hasPicked.current = false
  }
  return (
    <>
      <Button size="small" color="inherit" endIcon={<Icon name="chevronDown" size={14} />} sx={{ color: 'text.secondary' }} {...button}>
        {t`Phrases`}
      </Button>
      <Menu {...surface} slotProps={{ transition: { onExited: goOn }, paper: { sx: { maxWidth: 360 } } }}>
        {phrases.map((phrase) => (
          <MenuItem key={phrase} onClick={() => pick(phrase)} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {phrase}
          </MenuItem>
        ))}
        {phrases.length === 0 && (
          <Box component="li" role="presentation" sx={{ px: 4, py: 2, color: 'text.secondary', fontSize: 13 }}>
            {t`What you write often can be kept here.`}
          </Box>
        )}
        <Divider sx={{ my: 1 }} />
        <MenuItem disabled={!canBeStored(text, phrases)} onClick={keep}>
          <Icon name="plus" size={16} />
          {t`Keep this remark`}
        </MenuItem>
        <MenuItem onClick={edit}>
          <Icon name="edit" size={16} />
          {t`Edit phrases`}
        </MenuItem>
      </Menu>
      {isEditing && <PhraseDialog phrases={phrases} onClose={() => setEditing(false)} />}
    </>
  )
}
