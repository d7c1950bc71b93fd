/** A tree with a search above it: hits stay below their ancestors, expanded. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { SearchField } from '../inputs/SearchField'
import { foundInTree } from '../tables/tree-places'
import { Tree, type TreeProps } from './Tree'
import { useFolded } from './use-folded'

export interface TreeSearchProps<Node> extends Omit<TreeProps<Node>, 'folded' | 'onFold'> {
  readonly searchLabel: string
  /** Rows from this depth on are folded at first. Default 1. */
  readonly fromDepth?: number
  /** Above the rows and not searched. */
  readonly first?: ReactNode
  /** Pixels or any other length; it scrolls beyond. */
  readonly maxHeight?: string | number
}

const NOTHING_FOLDED: ReadonlySet<string> = new Set()

export function TreeSearch<Node>({ searchLabel, fromDepth = 1, first, maxHeight, nodes, nameOf, ...tree }: TreeSearchProps<Node>) {
  const { t } = useLingui()
  const [word, setWord] = useState('')
  const sought = useDeferredValue(word).toLowerCase()
  const folding = useFolded(nodes, fromDepth, tree.chosen ?? null)
  const [foldedAmongFound, setFoldedAmongFound] = useState(NOTHING_FOLDED)
  const shown = useMemo(
    () => (sought === '' ? nodes : foundInTree(nodes, (node) => nameOf(node).toLowerCase().includes(sought))),
    [nodes, nameOf, sought],
  )
  const searched = { folded: foldedAmongFound, onFold: setFoldedAmongFound }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <Box sx={{ p: 2, pb: 1 }}>
        <SearchField
          label={searchLabel}
          value={word}
          onChange={(typed) => {
            setWord(typed)
            setFoldedAmongFound(NOTHING_FOLDED)
          }}
        />
      </Box>
      <Box sx={{ overflow: 'auto', minHeight: 0, maxHeight }}>
        {first}
        {/* While the tree loads there are no hits to report missing. */}
        {shown.length === 0 && sought !== '' ? (
          <Box role="status" sx={{ p: 3, color: 'text.secondary', fontSize: 13 }}>
            {t`Nothing of this name`}
          </Box>
        ) : (
          <Tree {...tree} {...(sought === '' ? folding : searched)} nodes={shown} nameOf={nameOf} />
        )}
      </Box>
    </Box>
  )
}
