/** One row of a tree: plain elements, because a tree may have thousands. */
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import type { FlatRow } from '../tables/tree-places'
import type { TreeBox } from './ticked'
import { indent } from './indent'

interface TreeRowProps {
  readonly row: FlatRow<unknown>
  readonly name: string
  readonly end: ReactNode
  readonly isFolded: boolean
  readonly isChosen: boolean
  readonly box: TreeBox | undefined
  /** The one in the tab order. */
  readonly isReached: boolean
  readonly onFold: () => void
  readonly onChoose: () => void
}

const CHECKED = { all: 'true', some: 'mixed', none: 'false' } as const

export function TreeRow({
  row: { item, depth, neighbours },
  name,
  end,
  isFolded,
  isChosen,
  box,
  isReached,
  onFold,
  onChoose,
}: TreeRowProps) {
  const hasChildren = item.children.length > 0
  const state = box === undefined ? { 'aria-selected': isChosen } : { 'aria-checked': CHECKED[box.tick] }
  return (
    // Keys of all rows bubble to the tree.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="treeitem"
      className="tree-row"
      data-row={item.id}
      tabIndex={isReached ? 0 : -1}
      aria-level={depth + 1}
      aria-setsize={neighbours.length}
      aria-posinset={neighbours.indexOf(item) + 1}
      {...(hasChildren ? { 'aria-expanded': !isFolded } : {})}
      {...(box?.locked === undefined ? {} : { 'aria-disabled': true })}
      {...state}
      style={{ paddingLeft: `calc(4px + ${indent(depth)})` }}
      onClick={onChoose}
    >
      <span
        className="tree-fold"
        aria-hidden
        onClick={(event) => {
          if (!hasChildren) return
          event.stopPropagation()
          onFold()
        }}
      >
        {hasChildren && <Icon name={isFolded ? 'chevronRight' : 'chevronDown'} size={16} />}
      </span>
      {box !== undefined && (
        <span className="tree-box" data-tick={box.tick} aria-hidden>
          {box.tick === 'all' && <Icon name="check" size={14} />}
        </span>
      )}
      <span className="tree-name">{name}</span>
      <span className="tree-end">{box?.locked ?? end}</span>
    </div>
  )
}
