/**
 * Script of the sample page. Constant text: nothing of a form is ever put into it; conditions come as data and nothing is evaluated. It never
 * asks the form element, whose own properties a field named `elements` or `submit` would hide.
 */

export const PAGE_SCRIPT = `
'use strict'
const conditions = JSON.parse(document.querySelector('main ~ #conditions').textContent)
const root = document.querySelector('main > form > .fields')
const rowOf = (element) => element.closest('[data-row]')
const isVisible = (element) => element.closest('[hidden]') === null
const modelOf = (element) => element.dataset.model
/** The controls and subforms of one record: a row's, or the form's own (row null). */
function fieldsOf(row) {
  const inside = (row || root).querySelectorAll('[data-model]')
  return [...inside].filter((element) => rowOf(element) === row)
}
function readJson(text, empty) { try { return JSON.parse(text) } catch { return empty } }
function readOne(element) {
  const { type, value, dataset } = element
  if (dataset.kind === 'switch') return element.checked
  if (dataset.kind === 'json') return readJson(value, null)
  if (dataset.kind === 'rows') return [...element.querySelector(':scope > .rows').children].map((row) => ({ ...Object.fromEntries(valuesOf(row)), status: 1 }))
  if (type === 'file') return [...element.files].map((file, index) => fileOf(file, index, dataset.kind))
  if (type === 'number') return value === '' ? null : Number(value)
  if (type === 'range') return Number(value)
  if (type === 'datetime-local') return value === '' ? '' : new Date(value).getTime()
  if (type === 'time' && element.step === '1' && value.length === 5) return value + ':00'
  if (dataset.kind === 'color') return value === '' ? null : value
  return value
}
/** A sample page sends nothing: what was picked is shown by an address of this page. */
const addresses = new WeakMap()
function fileOf(file, index, kind) {
  if (!addresses.has(file)) addresses.set(file, URL.createObjectURL(file))
  const url = addresses.get(file)
  return kind === 'pictures' ? { key: index, url, percent: 100, status: 'success' } : { uid: index, name: file.name, url }
}
/** The values of one record by model; what is hidden has none. */
function valuesOf(row) {
  const result = new Map()
  for (const element of fieldsOf(row)) {
    if (!isVisible(element)) continue
    const model = modelOf(element)
    const kind = element.dataset.kind
    const sofar = result.get(model)
    if (element.type === 'checkbox' && kind === 'list') result.set(model, [...(sofar || []), ...(element.checked ? [element.value] : [])])
    else if (element.type === 'radio') { if (element.checked || !result.has(model)) result.set(model, element.checked ? element.value : '') }
    else if (element.multiple && element.options) result.set(model, [...element.selectedOptions].map((option) => option.value))
    else if (kind === 'list') result.set(model, element.value.split(',').map((text) => text.trim()).filter((text) => text !== ''))
    else if (kind === 'pair') result.set(model, sofar === undefined ? [readOne(element)] : pairOf(sofar[0], readOne(element)))
    else result.set(model, readOne(element))
  }
  return result
}
const isEmpty = (value) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
const pairOf = (start, end) => (isEmpty(start) && isEmpty(end) ? [] : [start, end])
/** A model is looked up in the row first, then around it; a hidden field reads as nothing. */
function read(model, row) {
  if (fieldsOf(row).some((element) => modelOf(element) === model)) return valuesOf(row).get(model)
  return row === null ? undefined : read(model, rowOf(row.parentElement))
}
function textOf(value) {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) { const texts = value.map(textOf); return texts.includes(null) ? null : texts.join(',') }
  return typeof value === 'object' ? null : String(value)
}
const numberOf = (value) => (typeof value === 'number' || (typeof value === 'string' && /^[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)$/.test(value)) ? Number(value) : NaN)
/** Below 0, 0, above 0, or NaN for two values without an order. */
function compare(left, right) {
  const difference = numberOf(left) - numberOf(right)
  if (!Number.isNaN(difference) || typeof left !== 'string' || typeof right !== 'string' || left === '' || right === '') return difference
  return left === right ? 0 : left < right ? -1 : 1
}
function contains(value, part) {
  if (part === '') return false
  return Array.isArray(value) ? value.some((item) => textOf(item) === part) : (textOf(value) || '').includes(part)
}
function holds(condition, row) {
  if (condition.all) return condition.all.every((part) => holds(part, row))
  if (condition.any) return condition.any.length === 0 || condition.any.some((part) => holds(part, row))
  if (condition.not) return !holds(condition.not, row)
  const value = read(condition.model, row)
  switch (condition.is) {
    case 'empty': return isEmpty(value)
    case 'notEmpty': return !isEmpty(value)
    case 'equals': return textOf(value) === textOf(condition.value)
    case 'notEquals': return textOf(value) !== textOf(condition.value)
    case 'contains': return contains(value, String(condition.value))
    case 'greater': return compare(value, condition.value) > 0
    case 'less': return compare(value, condition.value) < 0
    case 'atLeast': return compare(value, condition.value) >= 0
    case 'atMost': return compare(value, condition.value) <= 0
    default: return compare(value, condition.least) >= 0 && compare(value, condition.most) <= 0
  }
}
/** What each widget needs to be shown and to be required; a widget in a subform stands there once per row. */
function applyConditions() {
  const widgets = [...root.querySelectorAll('[data-key]')]
  for (const _ of conditions) {
    let changed = false
    for (const { key, show } of conditions) {
      for (const element of show ? widgets.filter((widget) => widget.dataset.key === key) : []) {
        const hidden = !holds(show, rowOf(element.parentElement))
        changed = changed || element.hidden !== hidden
        element.hidden = hidden
      }
    }
    if (!changed) break
  }
  for (const { key, require } of conditions) {
    for (const element of require ? widgets.filter((widget) => widget.dataset.key === key) : []) {
      element.toggleAttribute('data-required', element.hasAttribute('data-always') || holds(require, rowOf(element.parentElement)))
    }
  }
  // A hidden required control would block the form without showing why.
  for (const element of root.querySelectorAll('[data-needed], [data-consent] [data-kind=switch]')) element.required = isVisible(element) && element.closest('[data-key][data-required]') !== null
  for (const frame of root.querySelectorAll('[data-counts]')) checkCount(frame)
}
/** The browser says at the first control what is wrong; nothing is asked of an empty list or of what is hidden. */
function checkCount(frame) {
  const control = frame.querySelector('[data-model]')
  const value = isVisible(control) ? valuesOf(rowOf(control)).get(modelOf(control)) : null
  const count = Array.isArray(value) ? value.length : 0
  const { least, most, counts } = frame.dataset
  const isWrong = count > 0 && (count < Number(least || 0) || count > Number(most || Infinity))
  if (control.dataset.kind !== 'rows') return control.setCustomValidity(isWrong ? counts : '')
  // The browser asks nothing of a group of rows: the page says it itself.
  frame.toggleAttribute('data-wrong', isWrong)
  const said = frame.querySelector(':scope > [role=alert]')
  if (said && !isWrong) said.remove()
}
/** True when rows are too few or too many: it is said below them, and the focus goes there. */
function refusesRows() {
  const wrong = [...root.querySelectorAll('[data-wrong]')]
  for (const frame of wrong) {
    if (frame.querySelector(':scope > [role=alert]')) continue
    const sentence = document.createElement('p')
    sentence.setAttribute('role', 'alert')
    sentence.textContent = frame.dataset.counts
    frame.append(sentence)
  }
  if (wrong.length > 0) wrong[0].querySelector('[data-kind=rows] > button').focus()
  return wrong.length > 0
}
let rows = 0
function addRow(subform) {
  const fragment = subform.querySelector(':scope > template').content.cloneNode(true)
  // Ids and groups of radio buttons are those of this row alone; rows within rows get theirs when they are added.
  const suffix = '-r' + ++rows
  for (const element of fragment.querySelectorAll('[id]')) element.id += suffix
  for (const element of fragment.querySelectorAll('label[for]')) element.htmlFor += suffix
  for (const element of fragment.querySelectorAll('[name]')) element.name += suffix
  const row = fragment.firstElementChild
  subform.querySelector(':scope > .rows').append(fragment)
  applyConditions()
  const first = row.querySelector('input, textarea, select')
  if (first) first.focus()
}
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return
  if (target.dataset.action === 'add') addRow(target.closest('[data-kind=rows]'))
  if (target.dataset.action === 'remove') {
    rowOf(target).remove()
    applyConditions()
  }
})
document.addEventListener('input', applyConditions)
document.addEventListener('reset', () => {
  for (const row of root.querySelectorAll('[data-row]')) row.remove()
  setTimeout(applyConditions)
})
document.addEventListener('submit', (event) => {
  event.preventDefault()
  if (refusesRows()) return
  document.querySelector('main > pre').textContent = JSON.stringify(Object.fromEntries(valuesOf(null)), null, 2)
})
applyConditions()
`
