/** The box that stands where a widget cannot be drawn. */
import type { ReactNode } from 'react'
import { Icon, ICONS } from '../controls/Icon'

export interface PlaceholderProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

export function Placeholder({ title, text, children }: PlaceholderProps) {
  return (
    <div className="fw-placeholder">
      <Icon path={ICONS.warning} />
      <div>
        {title !== '' && <strong className="fw-placeholder-title">{title}</strong>}
        <p className="fw-placeholder-text">{text}</p>
        {children}
      </div>
    </div>
  )
}
