/** What the layout is asked for: the boxes and lines of a drawn graph. */
import { NODE_LOOKS, SHAPE_SIZE } from '../../kinds/node-looks'
import type { LayoutTask } from '../layout/layout'
import type { DrawnGraph } from './picture-graph'

export function layoutTask({ nodes, edges }: DrawnGraph): LayoutTask {
  return {
    boxes: nodes.map(({ node }) => ({ id: node.id, ...SHAPE_SIZE[NODE_LOOKS[node.kind].shape] })),
    lines: edges.map(({ edge, source, target }) => ({ id: edge.id, source, target })),
  }
}
