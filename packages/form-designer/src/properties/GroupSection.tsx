/** A collapsible group of rows. No landmark: the palette has groups of the same names. */
import { type ReactNode, useId } from 'react'
import { Glyph } from '../icons/Glyph'
import { useDesigner, useDesignerStore } from '../store/designer-context'

export interface GroupSectionProps {
  readonly title: string
  /** The key under which it is stored that the group is folded: all widgets of a type share it. */
  readonly name: string
  /** True while the rows are those that were searched for. */
  readonly isForcedOpen?: boolean
  readonly children: ReactNode
}

export function GroupSection({ title, name, isForcedOpen = false, children }: GroupSectionProps) {
  const { store } = useDesigner()
  const isFolded = useDesignerStore(({ view }) => view.folded.includes(name))
  const id = useId()
  const isOpen = isForcedOpen || !isFolded
  const toggle = () => {
    const { view, setView } = store.getState()
    setView({ folded: isFolded ? view.folded.filter((each) => each !== name) : [...view.folded, name] })
  }
  return (
    <div className="fd-group" role="group" aria-label={title}>
      <button type="button" className="fd-group-title" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {title}
        <Glyph name="chevronDown" size={15} />
      </button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
