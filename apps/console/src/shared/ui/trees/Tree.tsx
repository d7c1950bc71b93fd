/** A tree with expandable rows. One row is chosen, or each has a box. Keys as in any tree: arrows, Home and End, Enter or space, and letters to find a name. */
import Box from '@mui/material/Box'
import { type ReactNode, useRef, useState } from 'react'
import { flatRows, type TreeNode } from '../tables/tree-places'
import type { TreeBox } from './ticked'
import { type Folding } from './use-folded'
import { keyAct } from './tree-keys'
import { TreeRow } from './TreeRow'
import { treeLook } from './tree-look'

export interface TreeProps<Node> extends Folding {
  /** What the tree is, for assistive technology. */
  readonly label: string
  readonly nodes: readonly TreeNode<Node>[]
  readonly nameOf: (node: Node) => string
  /** Beside the name, quietly. */
  readonly endOf?: (item: TreeNode<Node>) => ReactNode
  /** The chosen row, where one is chosen. */
  readonly chosen?: string | null
  /** The box of a row, where each has one. */
  readonly boxOf?: (item: TreeNode<Node>) => TreeBox
  readonly onChoose: (item: TreeNode<Node>) => void
}

/** Letters typed within this time are one word. */
const WORD_MS = 600

export function Tree<Node>({ label, nodes, nameOf, endOf, chosen, boxOf, onChoose, folded, onFold }: TreeProps<Node>) {
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef({ word: '', at: 0 })
  const [active, setActive] = useState<string | null>(null)
  const rows = flatRows(nodes, folded)
  const isShown = (id: string | null | undefined) => rows.some(({ item }) => item.id === id)
  const reached = isShown(active) ? active : isShown(chosen) ? chosen : rows[0]?.item.id
  const toggle = (id: string) => {
    const next = new Set(folded)
    if (!next.delete(id)) next.add(id)
    onFold(next)
  }
  const goTo = (id: string) => {
    setActive(id)
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
    row?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }
  const wordWith = (letter: string) => {
    const isGoingOn = Date.now() - typed.current.at < WORD_MS
    typed.current = { word: (isGoingOn ? typed.current.word : '') + letter.toLowerCase(), at: Date.now() }
    return typed.current.word
  }
  return (
    <Box
      ref={list}
      role="tree"
      aria-label={label}
      aria-multiselectable={boxOf !== undefined}
      sx={treeLook}
      onFocus={({ target }) => setActive(rowOf(target))}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const act = keyAct(rows, { at: rowOf(event.target), key: event.key, folded, nameOf, wordWith })
        if (act === null) return
        event.preventDefault()
        if (act.kind === 'choose') onChoose(act.item)
        else if (act.kind === 'fold') toggle(act.id)
        else goTo(act.id)
      }}
    >
      {rows.map((row) => (
        <TreeRow
          key={row.item.id}
          row={row}
          name={nameOf(row.item.node)}
          end={endOf?.(row.item)}
          isFolded={folded.has(row.item.id)}
          isChosen={chosen === row.item.id}
          box={boxOf?.(row.item)}
          isReached={row.item.id === reached}
          onFold={() => toggle(row.item.id)}
          onChoose={() => {
            setActive(row.item.id)
            onChoose(row.item)
          }}
        />
      ))}
    </Box>
  )
}

/** The row that has the focus, however it came there. */
const rowOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null) : null
