/** The grid itself: one cell has the Tab stop, arrows move it, letters set its value. */
import type { FieldRight } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type KeyboardEvent, useRef, useState } from 'react'
import { RowMenu } from '../../../shared/ui/menus/RowMenu'
import { useEditor, useEditorState } from '../components/editor-context'
import { nodeTitle } from '../kinds/node-looks'
import { type CellPlace, keyInGrid } from './grid-keys'
import { rightsFor, rightWords } from './right-words'
import type { RightsField } from './rights-fields'
import { copyRights, hasRights, rightOf, setRights } from './rights-grid'
import { RIGHTS_STYLES } from './rights-styles'

export function RightsTable({ fields }: { readonly fields: readonly RightsField[] }) {
  const { t } = useLingui()
  const { store, isReadOnly } = useEditor()
  const nodes = useEditorState(({ draft }) => draft.definition.nodes).filter(hasRights)
  const severalForms = new Set(fields.map(({ formName }) => formName)).size > 1
  const [at, setAt] = useState<CellPlace>({ row: 0, column: 0 })
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const chosen = fields[at.row]
  const table = useRef<HTMLTableElement>(null)
  const put = (cells: readonly CellPlace[], right: FieldRight) =>
    store.edit((definition) =>
      setRights(
        definition,
        cells.flatMap(({ row, column }) => {
          const [field, node] = [fields[row], nodes[column]]
          return field === undefined || node === undefined ? [] : [{ nodeId: node.id, field }]
        }),
        right,
      ),
    )
  const onKeyDown = (event: KeyboardEvent) => {
    const [field, node] = [fields[at.row], nodes[at.column]]
    const act = keyInGrid(event, at, { rows: fields.length, columns: nodes.length })
    if (act === null || field === undefined || node === undefined) return
    event.preventDefault()
    if (act.kind === 'go') {
      setAt(act.to)
      table.current?.querySelector<HTMLElement>(`[data-cell="${act.to.row}-${act.to.column}"]`)?.focus()
    } else if (!isReadOnly) put(act.cells, act.kind === 'set' ? act.right : rightOf(node, field))
  }

  return (
    <Box sx={{ overflow: 'auto', maxHeight: '60vh', border: 1, borderColor: 'divider', borderRadius: '8px' }}>
      <Box ref={table} component="table" role="grid" aria-label={t`Field rights`} sx={RIGHTS_STYLES} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">{t`Field`}</th>
            {nodes.map((node) => {
              const name = nodeTitle(node)
              return (
                <th key={node.id} scope="col">
                  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                    <Box component="span" sx={{ flex: 1 }}>
                      {name}
                    </Box>
                    {!isReadOnly && (
                      <RowMenu
                        entries={nodes
                          .filter((other) => other.id !== node.id)
                          .map((other) => {
                            const source = nodeTitle(other)
                            return {
                              label: t`Copy from “${source}”`,
                              icon: 'copy' as const,
                              onChoose: () => store.edit((definition) => copyRights(definition, other.id, node.id, fields)),
                            }
                          })}
                      />
                    )}
                  </Box>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {fields.map((field, row) => [
            severalForms && field.formName !== fields[row - 1]?.formName ? (
              <tr key={`form ${field.formName}`} data-form>
                <th scope="rowgroup" colSpan={nodes.length + 1}>
                  {field.formName}
                </th>
              </tr>
            ) : null,
            <tr key={field.model}>
              <th scope="row" {...(field.isColumn ? { 'data-column': true } : {})}>
                {field.label}
                {field.isComputed && <span data-note>{t({ message: 'computed', context: 'field' })}</span>}
              </th>
              {nodes.map((node, column) => {
                const right = rightOf(node, field)
                const isHere = at.row === row && at.column === column
                return (
                  <td key={node.id}>
                    <button
                      type="button"
                      data-cell={`${row}-${column}`}
                      data-right={right}
                      tabIndex={isHere ? 0 : -1}
                      aria-haspopup="menu"
                      disabled={isReadOnly}
                      onFocus={() => setAt({ row, column })}
                      onClick={(event) => setAnchor(event.currentTarget)}
                    >
                      {rightWords(right, field)}
                    </button>
                  </td>
                )
              })}
            </tr>,
          ])}
        </tbody>
      </Box>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {chosen !== undefined &&
          rightsFor(chosen).map((right) => (
            <MenuItem
              key={right}
              onClick={() => {
                setAnchor(null)
                put([at], right)
              }}
            >
              {rightWords(right, chosen)}
            </MenuItem>
          ))}
      </Menu>
    </Box>
  )
}
