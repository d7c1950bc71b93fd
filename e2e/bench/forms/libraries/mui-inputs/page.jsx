/** The reference: what a careful developer writes by hand with react-hook-form and MUI. Every field subscribes to itself only. */
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import { memo } from 'react'
import { createRoot } from 'react-dom/client'
import { Controller, FormProvider, useFieldArray, useForm, useFormContext, useFormState, useWatch } from 'react-hook-form'

const rulesOf = (field) => ({
  ...(field.required && { required: 'Required' }),
  ...(field.pattern && { pattern: { value: new RegExp(field.pattern), message: 'Invalid format' } }),
  ...(field.min !== undefined && { min: { value: field.min, message: 'Too small' }, max: { value: field.max, message: 'Too large' } }),
})
const sizeOf = (inCell) => (inCell ? 'small' : 'medium')
const labelOf = (field, inCell) => (inCell ? undefined : field.label)

const Text = memo(function Text({ field, name, inCell }) {
  const { register, control, getFieldState } = useFormContext()
  const { error } = getFieldState(name, useFormState({ control, name, exact: true }))
  const isLong = field.kind === 'textarea'
  return (
    <TextField
      data-field={name}
      id={name}
      label={labelOf(field, inCell)}
      type={isLong ? undefined : field.kind}
      multiline={isLong}
      minRows={isLong ? 3 : undefined}
      fullWidth
      size={sizeOf(inCell)}
      required={field.required}
      slotProps={field.kind === 'date' ? { inputLabel: { shrink: true } } : undefined}
      error={error !== undefined}
      helperText={error?.message}
      {...register(name, rulesOf(field))}
    />
  )
})

function Chosen({ field, name, inCell, binding: { ref, ...binding }, error }) {
  switch (field.kind) {
    case 'select':
      return (
        <TextField
          select
          data-field={name}
          id={name}
          label={labelOf(field, inCell)}
          fullWidth
          size={sizeOf(inCell)}
          required={field.required}
          error={error !== undefined}
          helperText={error?.message}
          inputRef={ref}
          {...binding}
        >
          {field.choices.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )
    case 'radio':
      return (
        <FormControl data-field={name} id={name} error={error !== undefined}>
          <FormLabel>{field.label}</FormLabel>
          <RadioGroup row {...binding}>
            {field.choices.map(({ value, label }) => (
              <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
            ))}
          </RadioGroup>
          {error && <FormHelperText>{error.message}</FormHelperText>}
        </FormControl>
      )
    case 'checkboxes': {
      const toggled = (value, isOn) => (isOn ? [...binding.value, value] : binding.value.filter((other) => other !== value))
      return (
        <FormControl data-field={name} id={name} error={error !== undefined}>
          <FormLabel>{field.label}</FormLabel>
          <FormGroup row>
            {field.choices.map(({ value, label }) => (
              <FormControlLabel
                key={value}
                label={label}
                control={
                  <Checkbox
                    checked={binding.value.includes(value)}
                    onChange={(event) => binding.onChange(toggled(value, event.target.checked))}
                  />
                }
              />
            ))}
          </FormGroup>
          {error && <FormHelperText>{error.message}</FormHelperText>}
        </FormControl>
      )
    }
    default: {
      const control = (
        <Switch checked={binding.value} onChange={binding.onChange} onBlur={binding.onBlur} slotProps={{ input: { id: name, ref } }} />
      )
      return inCell ? (
        <span data-field={name}>{control}</span>
      ) : (
        <FormControlLabel data-field={name} label={field.label} control={control} />
      )
    }
  }
}

const Choice = memo(function Choice({ field, name, inCell }) {
  const { control } = useFormContext()
  return (
    <Controller
      name={name}
      control={control}
      rules={rulesOf(field)}
      render={({ field: binding, fieldState: { error } }) => (
        <Chosen field={field} name={name} inCell={inCell} binding={binding} error={error} />
      )}
    />
  )
})

const TYPED = new Set(['text', 'number', 'date', 'textarea'])

function Field({ field, name, inCell = false }) {
  const Kind = TYPED.has(field.kind) ? Text : Choice
  return <Kind field={field} name={name} inCell={inCell} />
}

const Conditional = memo(function Conditional({ field }) {
  const { control } = useFormContext()
  return useWatch({ control, name: field.shownWith }) ? <Field field={field} name={field.key} /> : null
})

const Row = memo(function Row({ columns, row, onRemove }) {
  return (
    <TableRow>
      {columns.map((column) => (
        <TableCell key={column.key}>
          <Field field={column} name={`rows.${row}.${column.key}`} inCell />
        </TableCell>
      ))}
      <TableCell>
        <IconButton size="small" onClick={() => onRemove(row)}>
          ×
        </IconButton>
      </TableCell>
    </TableRow>
  )
})

function Rows({ columns }) {
  const { control } = useFormContext()
  const { fields, remove } = useFieldArray({ control, name: 'rows' })
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {columns.map(({ key, label }) => (
            <TableCell key={key}>{label}</TableCell>
          ))}
          <TableCell />
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map(({ id }, row) => (
          <Row key={id} columns={columns} row={row} onRemove={remove} />
        ))}
      </TableBody>
    </Table>
  )
}

const emptyOf = ({ kind }) => (kind === 'switch' ? false : kind === 'checkboxes' ? [] : '')
const emptyRecord = (fields) => Object.fromEntries(fields.map((field) => [field.key, emptyOf(field)]))

function Form({ form }) {
  const methods = useForm({
    defaultValues:
      form.shape === 'flat'
        ? { ...emptyRecord(form.fields), [form.controller]: true }
        : { rows: Array.from({ length: form.rows }, () => emptyRecord(form.columns)) },
  })
  return (
    <FormProvider {...methods}>
      <form noValidate onSubmit={(event) => void methods.handleSubmit(() => undefined)(event)}>
        <Stack spacing={2}>
          {form.shape === 'flat' ? (
            form.fields.map((field) =>
              field.shownWith ? <Conditional key={field.key} field={field} /> : <Field key={field.key} field={field} name={field.key} />,
            )
          ) : (
            <Rows columns={form.columns} />
          )}
          <Button type="submit" variant="contained">
            Submit
          </Button>
        </Stack>
      </form>
    </FormProvider>
  )
}

const focusable = (element) => (element?.classList.contains('MuiFormControl-root') ? element.querySelector('input') : element)

export const library = {
  mount: (element, form) => createRoot(element).render(<Form form={form} />),
  fieldCount: () => document.querySelectorAll('[data-field]').length,
  control: (key) => focusable(document.getElementById(key)),
  cell: (row, column) => document.getElementById(`rows.${row}.${column}`),
  submit: () => document.querySelector('button[type=submit]').click(),
  errorCount: () => document.querySelectorAll('.MuiFormHelperText-root.Mui-error').length,
}
