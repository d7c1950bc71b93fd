/** The lower bound: plain inputs and React, by hand. Values are in one object, so typing renders nothing again. */
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

const values = {}

function problemOf(field, value) {
  if (field.required && (value === undefined || value === '')) return 'Required'
  if (value && field.pattern && !new RegExp(field.pattern).test(value)) return 'Invalid format'
  if (value && field.min !== undefined && (Number(value) < field.min || Number(value) > field.max)) return 'Out of range'
  return undefined
}

function Control({ field, name, inCell, onChange }) {
  const shared = { id: name, name, 'aria-label': inCell ? field.label : undefined, onChange: (event) => onChange(field, name, event) }
  switch (field.kind) {
    case 'switch':
      return <input type="checkbox" defaultChecked={values[name] === true} {...shared} />
    case 'textarea':
      return <textarea rows={3} {...shared} />
    case 'select':
      return (
        <select defaultValue="" {...shared}>
          <option value="">Choose</option>
          {field.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )
    case 'radio':
    case 'checkboxes':
      return (
        <fieldset id={name}>
          {field.choices.map(({ value, label }) => (
            <label key={value}>
              <input type={field.kind === 'radio' ? 'radio' : 'checkbox'} name={name} value={value} onChange={shared.onChange} />
              {label}
            </label>
          ))}
        </fieldset>
      )
    default:
      return <input type={field.kind} min={field.min} max={field.max} {...shared} />
  }
}

const Field = memo(function Field({ field, name, problem, inCell = false, onChange }) {
  return (
    <div data-field={name}>
      {!inCell && <label htmlFor={name}>{field.label}</label>}
      <Control field={field} name={name} inCell={inCell} onChange={onChange} />
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
})

function entered(field, name, { target }) {
  if (field.kind !== 'checkboxes') return target.type === 'checkbox' ? target.checked : target.value
  const others = (values[name] ?? []).filter((value) => value !== target.value)
  return target.checked ? [...others, target.value] : others
}

function Form({ form }) {
  const [showsAll, setShowsAll] = useState(true)
  const [problems, setProblems] = useState({})
  const latest = useRef(problems)
  useEffect(() => {
    latest.current = problems
  }, [problems])
  const onChange = useCallback(
    (field, name, event) => {
      values[name] = entered(field, name, event)
      if (name === form.controller) setShowsAll(values[name])
      if (latest.current[name]) setProblems((known) => ({ ...known, [name]: problemOf(field, values[name]) }))
    },
    [form],
  )
  const rows = Array.from({ length: form.rows ?? 0 }, (_, row) => row)
  const cells = rows.flatMap((row) => form.columns.map((column) => [column, `rows.${row}.${column.key}`]))
  const shown = form.shape === 'flat' ? form.fields.filter(({ shownWith }) => !shownWith || showsAll) : []
  const judge = (event) => {
    event.preventDefault()
    const all = form.shape === 'flat' ? shown.map((field) => [field, field.key]) : cells
    setProblems(Object.fromEntries(all.map(([field, name]) => [name, problemOf(field, values[name])])))
  }
  const field = (one, name, inCell) => (
    <Field key={name} field={one} name={name} inCell={inCell} problem={problems[name]} onChange={onChange} />
  )
  return (
    <form noValidate onSubmit={judge}>
      {form.shape === 'flat' ? (
        shown.map((one) => field(one, one.key, false))
      ) : (
        <table>
          <thead>
            <tr>
              {form.columns.map(({ key, label }) => (
                <th key={key}>{label}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                {form.columns.map((column) => (
                  <td key={column.key}>{field(column, `rows.${row}.${column.key}`, true)}</td>
                ))}
                <td>
                  <button type="button">×</button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <button type="submit">Submit</button>
    </form>
  )
}

const focusable = (element) => (element?.tagName === 'FIELDSET' ? element.querySelector('input') : element)

export const library = {
  mount(element, form) {
    if (form.controller) values[form.controller] = true
    createRoot(element).render(<Form form={form} />)
  },
  fieldCount: () => document.querySelectorAll('[data-field]').length,
  control: (key) => focusable(document.getElementById(key)),
  cell: (row, column) => document.getElementById(`rows.${row}.${column}`),
  submit: () => document.querySelector('button[type=submit]').click(),
  errorCount: () => document.querySelectorAll('.problem').length,
}
