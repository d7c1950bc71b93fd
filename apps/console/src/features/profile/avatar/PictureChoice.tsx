/** Where a picture comes from: a file, dropped or chosen, or the camera of a phone. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import { Icon } from '../../../shared/ui/icons/Icon'
import type { IconName } from '../../../shared/ui/icons/icon-paths'
import { visuallyHidden } from '../../../shared/ui/layout/visually-hidden'
import { focusRing } from '../../../shared/ui/theme/base-styles'

export interface PictureChoiceProps {
  readonly onChoose: (file: File) => void
  /** Why the last one was refused. */
  readonly problem: string
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

export function PictureChoice({ onChoose, problem }: PictureChoiceProps) {
  const { t } = useLingui()
  const hasCamera = useMediaQuery('(hover: none) and (pointer: coarse)', { noSsr: true })
  const [isOver, setOver] = useState(false)
  const hintId = useId()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined) onChoose(file)
  }
  const describedBy = problem === '' ? hintId : `${hintId} ${hintId}-problem`
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 3,
        minHeight: 280,
        p: 4,
        textAlign: 'center',
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: '8px',
        bgcolor: isOver ? 'primary.tint' : 'background.sunken',
      }}
    >
      <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
        <Icon name="user" size={24} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        <PictureButton icon="upload" label={t`Choose a picture`} describedBy={describedBy} onChoose={onChoose} autoFocus />
        {hasCamera && <PictureButton icon="camera" label={t`Take a photo`} describedBy={describedBy} onChoose={onChoose} capture="user" />}
      </Box>
      <Box id={hintId} sx={{ color: 'text.secondary', fontSize: 13 }}>
        {hasCamera ? t`JPEG, PNG, WebP, GIF or AVIF, up to 10 MB` : t`Or drop one here. JPEG, PNG, WebP, GIF or AVIF, up to 10 MB`}
      </Box>
      <Box id={`${hintId}-problem`} role="alert" sx={{ color: 'error.main', fontSize: 13 }}>
        {problem}
      </Box>
    </Box>
  )
}

interface PictureButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly describedBy: string
  readonly onChoose: (file: File) => void
  readonly capture?: 'user'
  readonly autoFocus?: boolean
}

function PictureButton({ icon, label, describedBy, onChoose, capture, autoFocus = false }: PictureButtonProps) {
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same one may be chosen again.
    target.value = ''
    if (file !== undefined) onChoose(file)
  }
  return (
    <Button
      component="label"
      variant="outlined"
      role={undefined}
      tabIndex={-1}
      startIcon={<Icon name={icon} size={16} />}
      sx={(theme) => ({ '&:has(:focus-visible)': focusRing(theme) })}
    >
      {label}
      <Box
        component="input"
        type="file"
        accept={ACCEPTED}
        autoFocus={autoFocus}
        aria-describedby={describedBy}
        {...(capture === undefined ? {} : { capture })}
        onChange={take}
        sx={visuallyHidden}
      />
    </Button>
  )
}
