/** The tree a cascader offers: nodes are added, renamed, moved and removed; a dialog asks for label and value (spec 5). */
import type { TreeChoice } from '@formwork/form-schema'
import { useState } from 'react'
import { useMessages } from '../../../store/designer-context'
import { insertChoice, moveChoice, removeChoice, replaceChoice, type TreePath, treeRows } from './choice-tree'
import type { EditorProps } from '../editor-props'
import { SmallButton } from '../SmallButton'
import { dialogOnDemand } from '../../../loading/opened-on-demand'
import { RowAction } from '../RowAction'
import type { TreeChoiceDialogProps } from './TreeChoiceDialog'

export const TreeChoiceDialog = dialogOnDemand<TreeChoiceDialogProps>(async () => (await import('./TreeChoiceDialog')).TreeChoiceDialog)

type Asking = { readonly edit: 'insert' | 'replace'; readonly path: TreePath; readonly node: TreeChoice | null }

const isTree = (value: unknown): value is readonly TreeChoice[] => Array.isArray(value)
/** Deeper nodes keep this indent: the panel is narrow. */
const DEEPEST_INDENT = 6

export function TreeChoicesEditor({ value, onChange }: EditorProps) {
  const { editors } = useMessages()
  const [asking, setAsking] = useState<Asking | null>(null)
  const tree = isTree(value) ? value : []
  const apply = (node: TreeChoice) => {
    if (asking === null) return
    onChange(asking.edit === 'insert' ? insertChoice(tree, asking.path, node) : replaceChoice(tree, asking.path, node))
    setAsking(null)
  }
  return (
    <div className="fd-choices">
      {tree.length > 0 && (
        <ul className="fd-tree">
          {treeRows(tree).map(({ path, node, siblings }) => {
            const at = path.at(-1) ?? 0
            const name = node.label ?? String(node.value)
            return (
              <li key={path.join('.')} className="fd-tree-node" data-depth={Math.min(DEEPEST_INDENT, path.length - 1)}>
                <button type="button" className="fd-tree-name" onClick={() => setAsking({ edit: 'replace', path, node })}>
                  {name}
                  {String(node.value) !== name && <span className="fd-tree-value">{String(node.value)}</span>}
                </button>
                <SmallButton
                  glyph="chevronUp"
                  label={editors.moveNodeUp(name)}
                  disabled={at === 0}
                  onClick={() => onChange(moveChoice(tree, path, -1))}
                />
                <SmallButton
                  glyph="chevronDown"
                  label={editors.moveNodeDown(name)}
                  disabled={at === siblings - 1}
                  onClick={() => onChange(moveChoice(tree, path, 1))}
                />
                <SmallButton
                  glyph="plus"
                  label={editors.addChildOf(name)}
                  onClick={() => setAsking({ edit: 'insert', path: [...path, node.children?.length ?? 0], node: null })}
                />
                <SmallButton glyph="close" label={editors.removeNode(name)} onClick={() => onChange(removeChoice(tree, path))} />
              </li>
            )
          })}
        </ul>
      )}
      <div className="fd-row-actions">
        <RowAction onClick={() => setAsking({ edit: 'insert', path: [tree.length], node: null })}>{editors.addNode}</RowAction>
      </div>
      {asking !== null && <TreeChoiceDialog node={asking.node} onApply={apply} onClose={() => setAsking(null)} />}
    </div>
  )
}
