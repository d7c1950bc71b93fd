/** One column of a cascader's menu: the nodes of one level, while they load, fail or are there. */
import type { ChoiceValue } from '@formwork/form-schema'
import { ChoiceNotice } from '../choices/ChoiceNotice'
import { Icon } from '../controls/Icon'
import { LARGER_ICONS } from '../controls/larger-icons'
import type { TreeNode } from '../sources/read-entries'
import { Gap } from './OptionList'
import { useRowWindow } from './use-row-window'
import { hasChildren, type LevelState } from './use-tree'

export interface CascaderColumnProps {
  /** Id of the panel. */
  readonly id: string
  readonly labelId: string
  readonly level: number
  readonly state: LevelState
  /** The node whose children the next column shows. */
  readonly open: ChoiceValue | undefined
  /** The node on the way to what is chosen. */
  readonly chosen: ChoiceValue | undefined
  /** Position of the current row; -1 when it stands in another column. */
  readonly active: number
  readonly textOf: (node: TreeNode) => string
  readonly onPress: (level: number, index: number) => void
}

/** Each column is a list that the box controls: it scrolls, and what scrolls has to be reachable. */
export const columnId = (id: string, level: number) => `${id}-column-${level}`

export const treeItemId = (id: string, level: number, index: number) => `${id}-${level}-${index}`

const NONE: readonly TreeNode[] = []

export function CascaderColumn({ id, labelId, level, state, open, chosen, active, textOf, onPress }: CascaderColumnProps) {
  const nodes = state.status === 'ready' ? state.nodes : NONE
  const { element, onScroll, first, end, above, below } = useRowWindow(nodes.length, active)
  if (state.status !== 'ready' || nodes.length === 0) {
    return (
      <div className="fw-cascade-column">
        <ChoiceNotice state={state.status === 'ready' ? { status: 'ready', choices: [], isCut: false, searches: false } : state} />
      </div>
    )
  }
  return (
    <div
      ref={element}
      id={columnId(id, level)}
      role="tree"
      aria-labelledby={labelId}
      className="fw-cascade-column"
      tabIndex={-1}
      onScroll={onScroll}
    >
      <Gap height={above} />
      {nodes.slice(first, end).map((node, offset) => {
        const index = first + offset
        const isBranch = hasChildren(node)
        const isOpen = isBranch && node.value === open
        const isChosen = chosen !== undefined && String(node.value) === String(chosen)
        const classes = [
          'fw-option',
          index === active ? 'fw-option--active' : '',
          isOpen ? 'fw-option--open' : '',
          isChosen ? 'fw-option--chosen' : '',
        ]
        return (
          // Keys are answered by the text box that has the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={String(node.value)}
            id={treeItemId(id, level, index)}
            role="treeitem"
            aria-level={level + 1}
            aria-setsize={nodes.length}
            aria-posinset={index + 1}
            aria-expanded={isBranch ? isOpen : undefined}
            aria-selected={!isBranch && isChosen}
            className={classes.filter(Boolean).join(' ')}
            onClick={() => onPress(level, index)}
          >
            <span className="fw-option-text">{textOf(node)}</span>
            {isBranch && <Icon path={LARGER_ICONS.forward} />}
          </div>
        )
      })}
      <Gap height={below} />
    </div>
  )
}
