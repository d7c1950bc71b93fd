/** Chooses a colour: an area for saturation and brightness, lines for hue and opacity, and a few preset colours. */
import { type ColorParts, readColor } from '@formwork/form-schema'
import { useEffect, useRef, useState } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import { colorText } from '../values/color-text'
import { Swatch } from '../controls/Swatch'
import { useCss } from '../css/use-css'
import { ColorArea } from './ColorArea'
import { type Hsv, hsvOf, partsOf } from './hsv'

export interface ColorPanelProps {
  readonly color: ColorParts | null
  readonly showAlpha: boolean
  readonly onChange: (color: ColorParts) => void
  readonly onDone: () => void
}

const PRESETS = [
  '#f5222d',
  '#fa8c16',
  '#fadb14',
  '#52c41a',
  '#13c2c2',
  '#1890ff',
  '#2f54eb',
  '#722ed1',
  '#eb2f96',
  '#000000',
  '#8c8c8c',
  '#ffffff',
]
const START: Hsv = { hue: 210, saturation: 0, brightness: 100, alpha: 100 }

export function ColorPanel({ color, showAlpha, onChange, onDone }: ColorPanelProps) {
  const messages = useLargerMessages()
  const root = useRef<HTMLDivElement>(null)
  // Grey has no hue and black no saturation: what was set stays, as long as it means the same colour.
  const [kept, setKept] = useState<Hsv>(() => (color ? hsvOf(color) : START))
  const hsv = color && colorText(partsOf(kept)) !== colorText(color) ? hsvOf(color) : kept
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  const change = (part: Partial<Hsv>) => {
    const next = { ...hsv, ...part, alpha: showAlpha ? (part.alpha ?? hsv.alpha) : 100 }
    setKept(next)
    onChange(partsOf(next))
  }
  const styled = useCss({
    '--_hue': colorText(partsOf({ hue: hsv.hue, saturation: 100, brightness: 100, alpha: 100 })),
    '--_solid': colorText({ ...partsOf(hsv), alpha: 1 }),
  })
  return (
    <div ref={root} className="fw-colors">
      <div ref={styled}>
        <ColorArea hsv={hsv} onChange={change} />
        <input
          type="range"
          className="fw-slider fw-slider--hue"
          aria-label={messages.hue}
          min={0}
          max={360}
          value={Math.round(hsv.hue)}
          aria-valuetext={`${Math.round(hsv.hue)}°`}
          onChange={(event) => change({ hue: Number(event.target.value) })}
        />
        {showAlpha && (
          <input
            type="range"
            className="fw-slider fw-slider--alpha"
            aria-label={messages.opacity}
            min={0}
            max={100}
            value={hsv.alpha}
            aria-valuetext={`${hsv.alpha}%`}
            onChange={(event) => change({ alpha: Number(event.target.value) })}
          />
        )}
      </div>
      <div role="group" className="fw-presets" aria-label={messages.presetColors}>
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            className="fw-preset"
            aria-label={preset}
            aria-pressed={color !== null && colorText(color) === preset}
            onClick={() => {
              const parts = readColor(preset)
              if (parts) change(hsvOf(parts))
            }}
          >
            <Swatch text={preset} />
          </button>
        ))}
      </div>
      <div className="fw-panel-footer">
        <span className="fw-panel-hint">{color ? colorText(color) : messages.notSet}</span>
        <button type="button" className="fw-panel-button" onClick={onDone}>
          {messages.done}
        </button>
      </div>
    </div>
  )
}
