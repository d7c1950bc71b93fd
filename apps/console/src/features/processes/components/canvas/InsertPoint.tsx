/** The place between two steps: a line with a button for what can be inserted there. */
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FlowPlace } from '../../flow/flow-outline'
import { useEditor } from '../editor-context'
import { InsertMenu } from '../InsertMenu'
import { FlowLine } from './FlowLine'

export interface InsertPointProps {
  readonly place: FlowPlace
  /** The step before it, for screen readers. */
  readonly after: string
  /** A card follows; else the line runs on to where the branches join. */
  readonly leadsToCard: boolean
}

export function InsertPoint({ place, after, leadsToCard }: InsertPointProps) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // There are hundreds of places: each has its menu once it was opened.
  const [hasMenu, setHasMenu] = useState(false)
  if (isReadOnly) return <FlowLine height={32} />

  return (
    <div className="flow-run">
      <FlowLine height={14} />
      <button
        type="button"
        className="flow-add"
        title={t`Add a step here`}
        aria-label={t`Add after ${after}`}
        aria-haspopup="menu"
        onClick={(event) => {
          setHasMenu(true)
          setAnchor(event.currentTarget)
        }}
        {...(anchor ? { 'aria-expanded': true } : {})}
      />
      <FlowLine height={14} arrow={leadsToCard} />
      {hasMenu && <InsertMenu place={anchor === null ? null : place} anchorEl={anchor} onClose={() => setAnchor(null)} />}
    </div>
  )
}
