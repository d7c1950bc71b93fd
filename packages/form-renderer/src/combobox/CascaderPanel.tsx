/** The open state of a cascader: a menu of columns, or what matches a search. Loaded when it is first opened. */
import type { ChoiceValue } from '@formwork/form-schema'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import { Icon } from '../controls/Icon'
import { LARGER_ICONS } from '../controls/larger-icons'
import type { TreeNode } from '../sources/read-entries'
import { CascaderColumn, columnId, treeItemId } from './CascaderColumn'
import { isCharacter, movedRow, NOT_TYPED, rowBeginningWith, typeAhead } from './list-keys'
import { OptionList, optionId } from './OptionList'
import type { KeyAnswer, PanelProps } from './panel-props'
import { ascend, descend, movedPlace, nodesAt, type TreePlace } from './tree-keys'
import { hasChildren, type TreeOptions, useTreeLevels } from './use-tree'

export interface CascaderPanelProps extends PanelProps {
  readonly model: string
  readonly options: TreeOptions
  readonly selected: readonly ChoiceValue[]
  readonly filterable: boolean
  readonly onPick: (path: readonly ChoiceValue[], texts: readonly string[]) => void
}

export function CascaderPanel(props: CascaderPanelProps) {
  return props.query.trim() === '' ? <Columns {...props} /> : <Matches {...props} />
}

const textOfNode = (node: TreeNode) => node.label ?? String(node.value)

function Columns({ id, labelId, onKeys, onActive, onLists, close, model, options, selected, filterable, onPick }: CascaderPanelProps) {
  const messages = useLargerMessages()
  const [place, setPlace] = useState<TreePlace>({ path: selected.slice(0, -1), level: 0, index: -1 })
  const levels = useTreeLevels(model, options, place.path)
  const typed = useRef(NOT_TYPED)
  const columns = useRef<HTMLDivElement>(null)

  // Opens on what is chosen, as soon as its column is there.
  const [isStarted, setStarted] = useState(selected.length === 0)
  if (!isStarted && levels.length >= selected.length) {
    const index = nodesAt(levels, selected.length - 1).findIndex(({ value }) => String(value) === String(selected.at(-1)))
    if (index >= 0) {
      setStarted(true)
      setPlace({ path: place.path, level: selected.length - 1, index })
    }
  }
  const move = (next: TreePlace | null) => {
    if (!next) return false
    setStarted(true)
    setPlace(next)
    return true
  }
  const press = (level: number, index: number) => {
    const node = nodesAt(levels, level)[index]
    if (!node) return
    const at = { path: place.path.slice(0, level), level, index }
    const below = descend(at, levels)
    if (below) return void move({ ...below, level, index })
    const texts = at.path.map((step, depth) => textOfNode(nodesAt(levels, depth).find(({ value }) => value === step) ?? { value: step }))
    onPick([...at.path, node.value], [...texts, textOfNode(node)])
    close()
  }
  const answer: KeyAnswer = (event) => {
    const isRtl = columns.current?.ownerDocument.defaultView?.getComputedStyle(columns.current).direction === 'rtl'
    if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return move(descend(place, levels))
    if (event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return move(ascend(place, levels))
    if (event.key === 'Enter' || (event.key === ' ' && !filterable)) {
      const below = descend(place, levels)
      if (below) move(below)
      else press(place.level, place.index)
      return true
    }
    if (filterable && (event.key === 'Home' || event.key === 'End')) return false
    const moved = movedPlace(event.key, place, levels)
    if (moved || filterable || !isCharacter(event)) return move(moved)
    typed.current = typeAhead(typed.current, event.key, event.timeStamp)
    const found = rowBeginningWith(nodesAt(levels, place.level).map(textOfNode), typed.current.text, place.index)
    return move(found < 0 ? place : { ...place, path: place.path.slice(0, place.level), index: found })
  }
  useLayoutEffect(() => {
    onKeys(answer)
    return () => onKeys(null)
  })
  const isHere = place.index >= 0 && place.index < nodesAt(levels, place.level).length
  useEffect(() => onActive(isHere ? treeItemId(id, place.level, place.index) : undefined), [onActive, id, isHere, place.level, place.index])
  useEffect(() => {
    onLists(Array.from({ length: levels.length }, (_, level) => columnId(id, level)))
    return () => onLists([])
  }, [onLists, id, levels.length])
  useLayoutEffect(() => {
    const menu = columns.current
    // The newest column comes into sight; where there is no layout there is nothing to scroll.
    if (menu && levels.length > 1) menu.scrollLeft = menu.scrollWidth
  }, [levels.length])

  const parent = place.path.at(-1)
  const parentNode = parent === undefined ? undefined : nodesAt(levels, place.path.length - 1).find(({ value }) => value === parent)
  return (
    <>
      {levels.length > 1 && (
        // For a narrow window, which shows one column at a time. With the keyboard, the left arrow does the same.
        <button
          type="button"
          tabIndex={-1}
          className="fw-cascade-back"
          onClick={() => move(ascend({ ...place, level: levels.length - 1 }, levels))}
        >
          <Icon path={LARGER_ICONS.back} />
          <span className="fw-visually-hidden">{messages.goBack}</span>
          {parentNode ? textOfNode(parentNode) : ''}
        </button>
      )}
      <div ref={columns} className="fw-cascade">
        {levels.map((state, level) => (
          <CascaderColumn
            // A column stands for its level, whatever it shows.
            // oxlint-disable-next-line react/no-array-index-key
            key={level}
            id={id}
            labelId={labelId}
            level={level}
            state={state}
            open={place.path[level]}
            chosen={
              selected.slice(0, level).every((step, depth) => String(step) === String(place.path[depth])) ? selected[level] : undefined
            }
            active={place.level === level ? place.index : -1}
            textOf={textOfNode}
            onPress={press}
          />
        ))}
      </div>
    </>
  )
}

interface Match {
  readonly path: readonly ChoiceValue[]
  readonly texts: readonly string[]
}

/** Every way to a leaf of what has been loaded. */
function leaves(nodes: readonly TreeNode[], above: Match = { path: [], texts: [] }): readonly Match[] {
  return nodes.flatMap((node) => {
    const here = { path: [...above.path, node.value], texts: [...above.texts, textOfNode(node)] }
    if (!hasChildren(node)) return [here]
    return node.children ? leaves(node.children, here) : []
  })
}

function Matches({ id, labelId, query, onKeys, onActive, close, model, options, selected, onPick }: CascaderPanelProps) {
  const messages = useLargerMessages()
  const [top] = useTreeLevels(model, options, [])
  const nodes = top?.status === 'ready' ? top.nodes : null
  const all = useMemo(() => (nodes ? leaves(nodes) : []), [nodes])
  const separator = messages.pathSeparator
  const found = useMemo(() => {
    const text = query.trim().toLowerCase()
    return all.filter(({ texts }) => texts.join(separator).toLowerCase().includes(text))
  }, [all, query, separator])
  const [active, setActive] = useState(0)
  const [seenQuery, setSeenQuery] = useState(query)
  if (seenQuery !== query) {
    setSeenQuery(query)
    setActive(0)
  }
  const pick = (index: number) => {
    const match = found[index]
    if (!match) return
    onPick(match.path, match.texts)
    close()
  }
  useLayoutEffect(() => {
    onKeys((event) => {
      if (event.key === 'Enter') pick(active)
      const moved = movedRow(event.key, active, found.length, false)
      if (moved !== null) setActive(moved)
      return moved !== null || event.key === 'Enter'
    })
    return () => onKeys(null)
  })
  useEffect(() => onActive(active < found.length ? optionId(id, active) : undefined), [onActive, id, active, found.length])
  const selectedText = JSON.stringify(selected)
  return (
    <>
      {found.length > 0 ? (
        <OptionList
          id={id}
          labelId={labelId}
          rows={found.map(({ path, texts }) => ({
            key: JSON.stringify(path),
            text: texts.join(separator),
            isSelected: JSON.stringify(path) === selectedText,
          }))}
          active={active}
          isMultiple={false}
          onPick={pick}
          onHover={setActive}
        />
      ) : (
        <p className="fw-notice">{messages.noMatches}</p>
      )}
      <span className="fw-visually-hidden" role="status">
        {messages.matchCount(found.length)}
      </span>
    </>
  )
}
