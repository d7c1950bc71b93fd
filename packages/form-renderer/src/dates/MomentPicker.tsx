/** A typed date or time and the panel in which it can be chosen instead. */
import { type ReactNode, useRef, useState } from 'react'
import { Icon } from '../controls/Icon'
import { MomentInput, type MomentInputProps } from './MomentInput'
import { useIsNear } from '../performance/NearScreen'
import { Opener } from '../controls/Opener'

export interface MomentPickerProps extends Omit<MomentInputProps, 'opener' | 'anchor' | 'onOpen'> {
  /** What opens, or null where typing is all there is. */
  readonly panel: PickerPanel | null
  /** Id of the text that names the panel. */
  readonly labelledBy: string
}

export interface PickerPanel {
  /** Its drawing. */
  readonly icon: string
  /** The button's name. */
  readonly label: string
  readonly prefetch: () => void
  readonly render: (close: () => void) => ReactNode
}

export function MomentPicker({ panel, labelledBy, ...input }: MomentPickerProps) {
  const isNear = useIsNear()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  if (!panel || !isNear) return <MomentInput {...input} />
  return (
    <MomentInput
      {...input}
      anchor={anchor}
      onOpen={() => setOpen(true)}
      opener={
        <Opener
          face={<Icon path={panel.icon} />}
          label={panel.label}
          labelledBy={labelledBy}
          anchor={anchor}
          open={open}
          onOpen={setOpen}
          onNear={panel.prefetch}
        >
          {panel.render(() => setOpen(false))}
        </Opener>
      }
    />
  )
}
