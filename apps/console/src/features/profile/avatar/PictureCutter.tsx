/** Shows a picture under a circle: moved by mouse, finger or arrow keys, made larger by wheel, two fingers, the slider or + and −. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import { type KeyboardEvent, useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { visuallyHidden } from '../../../shared/ui/layout/visually-hidden'
import type { Square } from './cut-picture'

export interface PictureCutterProps {
  readonly address: string
  readonly isDisabled: boolean
  readonly onSquare: (square: Square) => void
  /** The browser cannot show it. */
  readonly onUnreadable: () => void
}

const ZOOM = { least: 1, most: 4, step: 0.1 } as const
/** Pixels of the screen. */
const ARROW_STEP = 8

export function PictureCutter({ address, isDisabled, onSquare, onUnreadable }: PictureCutterProps) {
  const { t } = useLingui()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(ZOOM.least)
  const id = useId()
  const zoomByKey = (event: KeyboardEvent) => {
    const step = { '+': ZOOM.step, '=': ZOOM.step, '-': -ZOOM.step }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setZoom(Math.min(ZOOM.most, Math.max(ZOOM.least, zoom + step)))
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Box
        sx={{
          position: 'relative',
          height: 280,
          borderRadius: '8px',
          overflow: 'hidden',
          bgcolor: 'background.sunken',
          '& [data-testid="cropper"]:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 0 },
          ...(isDisabled ? { pointerEvents: 'none', opacity: 0.6 } : {}),
        }}
      >
        <Cropper
          image={address}
          crop={place}
          zoom={zoom}
          minZoom={ZOOM.least}
          maxZoom={ZOOM.most}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={ARROW_STEP}
          // Its own style element would need raw markup, which the page's policy refuses: the sheet is loaded instead.
          disableAutomaticStylesInjection
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(_, square) => onSquare(square)}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{
            role: 'application',
            'aria-roledescription': t`Picture section`,
            'aria-label': t`The part that is shown`,
            'aria-describedby': id,
            onKeyDown: zoomByKey,
          }}
        />
      </Box>
      <Box component="span" id={id} sx={visuallyHidden}>
        {t`Arrow keys move the picture, plus and minus change its size.`}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, px: 1 }}>
        <Box component="span" id={`${id}-zoom`} sx={{ flex: 'none', fontSize: 13, color: 'text.secondary' }}>
          {t({ message: 'Size', context: 'picture' })}
        </Box>
        <Slider
          size="small"
          disabled={isDisabled}
          aria-labelledby={`${id}-zoom`}
          value={zoom}
          min={ZOOM.least}
          max={ZOOM.most}
          step={ZOOM.step}
          getAriaValueText={(value) => `${Math.round(value * 100)} %`}
          onChange={(_, value) => setZoom(value)}
        />
      </Box>
    </Box>
  )
}
