/** A collapsible group of rows. No landmark: the palette has groups of the same names. */
import { type ReactNode, useId, useState } from 'react'
import { Glyph } from '../icons/Glyph'

export interface GroupSectionProps {
  readonly title: string
  readonly children: ReactNode
}

export function GroupSection({ title, children }: GroupSectionProps) {
  const [isOpen, setIsOpen] = useState(true)
  const id = useId()
  return (
    <div className="fd-group" role="group" aria-label={title}>
      <button type="button" className="fd-group-title" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {title}
        <Glyph name="chevronDown" size={15} />
      </button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
