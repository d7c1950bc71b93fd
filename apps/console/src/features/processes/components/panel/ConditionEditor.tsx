/** A condition as rows: field, comparison, value; the value's control follows the field. */
import type { Condition } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import {
  type ConditionRow,
  type ConditionTable,
  conditionOf,
  newRow,
  removeRow,
  replaceRow,
  tableOf,
  withField,
  withOperator,
} from '../../conditions/condition-rows'
import { operatorsFor } from '../../conditions/flow-fields'
import { ConditionField } from './ConditionField'
import { ConditionValue } from './ConditionValue'
import { useEditor } from '../editor-context'
import { conditionWords, operatorWords } from '../step-words'
import { ADDS, focusBesideRemoved, REMOVES } from '../../../../shared/ui/navigation/focus-beside-removed'

export interface ConditionEditorProps {
  readonly condition: Condition | null
  readonly problem: string | undefined
  /** `key` marks typing, which counts as one step of undo. */
  readonly onChange: (condition: Condition | null, key?: string) => void
}

export function ConditionEditor({ condition, problem, onChange }: ConditionEditorProps) {
  const { t } = useLingui()
  const { fields, isReadOnly } = useEditor()
  const table = tableOf(condition)
  const [first] = fields
  const put = (next: ConditionTable, key?: string) => onChange(conditionOf(next), key)

  if (table === null && condition !== null) {
    return (
      <Box sx={{ fontSize: 13, p: 3, bgcolor: 'background.sunken', borderRadius: '6px' }}>
        <Box sx={{ mb: 2 }}>{conditionWords(condition, fields)}</Box>
        <Button size="small" variant="outlined" color="inherit" disabled={isReadOnly} onClick={() => onChange(null)}>
          {t`Replace with a simple condition`}
        </Button>
      </Box>
    )
  }
  if (table === null) return null
  if (first === undefined && table.rows.length === 0) {
    return <Notice>{t`Bind a form with fields in the process settings; conditions compare its fields.`}</Notice>
  }

  return (
    <Box ref={focusBesideRemoved} role="group" aria-label={t`Condition`} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {table.rows.length > 1 && (
        <Select
          value={table.match}
          disabled={isReadOnly}
          inputProps={{ 'aria-label': t`How the rows combine` }}
          onChange={(event) => put({ ...table, match: event.target.value === 'any' ? 'any' : 'all' })}
        >
          <MenuItem value="all">{t`All of these are met`}</MenuItem>
          <MenuItem value="any">{t`Any of these is met`}</MenuItem>
        </Select>
      )}
      {table.rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is known by its place only
        <Row key={index} row={row} index={index} table={table} put={put} />
      ))}
      {problem !== undefined && (
        <Box role="alert" sx={{ display: 'flex', gap: 1, alignItems: 'center', fontSize: 12, color: 'error.main' }}>
          <Icon name="errorCircle" size={14} />
          {problem}
        </Box>
      )}
      {!isReadOnly && first !== undefined && (
        <Button
          {...ADDS}
          size="small"
          color="inherit"
          variant="outlined"
          startIcon={<Icon name="plus" size={14} />}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => put({ ...table, rows: [...table.rows, newRow(first)] })}
        >
          {table.rows.length === 0 ? t`Set condition` : t`Add condition`}
        </Button>
      )}
    </Box>
  )
}

interface RowProps {
  readonly row: ConditionRow
  readonly index: number
  readonly table: ConditionTable
  readonly put: (table: ConditionTable, key?: string) => void
}

function Row({ row, index, table, put }: RowProps) {
  const { t } = useLingui()
  const { fields, isReadOnly } = useEditor()
  const field = fields.find((one) => one.model === row.model)
  const known = operatorsFor(field)
  const operators = known.includes(row.is) ? known : [...known, row.is]
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2, bgcolor: 'background.sunken', borderRadius: '6px' }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ConditionField model={row.model} onChange={(chosen) => put(replaceRow(table, index, withField(row, chosen)))} />
        </Box>
        {!isReadOnly && (
          <IconAction
            {...REMOVES}
            forFingers
            icon="close"
            iconSize={16}
            label={t`Remove this row`}
            onClick={() => put(removeRow(table, index))}
          />
        )}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'value' in row ? 'minmax(112px, max-content) minmax(96px, 1fr)' : '1fr', gap: 2 }}>
        <Select
          value={row.is}
          disabled={isReadOnly}
          inputProps={{ 'aria-label': t`Comparison` }}
          onChange={(event) => put(replaceRow(table, index, withOperator(row, event.target.value)))}
        >
          {operators.map((operator) => (
            <MenuItem key={operator} value={operator}>
              {operatorWords(operator)}
            </MenuItem>
          ))}
        </Select>
        {'value' in row && (
          <ConditionValue
            field={field}
            value={row.value}
            isReadOnly={isReadOnly}
            onChange={(value, isTyping) =>
              put(replaceRow(table, index, { ...row, value }), isTyping ? `value-${row.model}-${index}` : undefined)
            }
          />
        )}
      </Box>
    </Box>
  )
}

function Notice({ children }: { readonly children: string }) {
  return (
    <Box sx={{ display: 'flex', gap: 2, p: 3, fontSize: 13, color: 'info.main', bgcolor: 'info.tint', borderRadius: '6px' }}>
      <Icon name="info" size={16} />
      {children}
    </Box>
  )
}
