/** Where a row of a tree has come to stand, in words, once it has moved: for screen readers. */
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FlatRow, TreePlace } from './tree-places'

type Place<Node> = (node: Node, to: TreePlace) => void

export function useAnnouncePlace<Node>(rows: readonly FlatRow<Node>[], nameOf: (node: Node) => string) {
  const { t } = useLingui()
  const [moved, setMoved] = useState<{ readonly id: string; readonly before: string } | null>(null)
  const placeOf = (row: FlatRow<Node> | undefined) => {
    if (row === undefined) return ''
    const { item, neighbours } = row
    const name = nameOf(item.node)
    const [place, count] = [neighbours.findIndex(({ id }) => id === item.id) + 1, neighbours.length]
    const parent = rows.find(({ item: { id } }) => id === item.parentId)
    if (parent === undefined) return t`${name} is at place ${place} of ${count}`
    const parentName = nameOf(parent.item.node)
    return t`${name} is at place ${place} of ${count} below ${parentName}`
  }
  const now = placeOf(rows.find(({ item }) => item.id === moved?.id))
  const noticing = (place: Place<Node> | undefined): Place<Node> | undefined =>
    place &&
    ((node, to) => {
      const row = rows.find(({ item }) => item.node === node)
      setMoved(row === undefined ? null : { id: row.item.id, before: placeOf(row) })
      place(node, to)
    })
  return { said: now === moved?.before ? '' : now, noticing }
}
