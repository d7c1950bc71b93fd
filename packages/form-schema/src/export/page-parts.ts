/** Style and script of the sample page. Constant text: nothing of a form is ever put into them. */

const COLUMNS = Array.from({ length: 24 }, (_, index) => `.span-${index + 1}{grid-column:span ${index + 1}}`).join('')

export const PAGE_STYLE = `
:root{color-scheme:light dark;font:14px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{max-width:760px;margin:40px auto;padding:0 16px}
h1{font-size:20px;font-weight:600}
.widget{margin-bottom:16px}.widget>label,legend{display:block;margin-bottom:4px;padding:0}
.grid{display:grid;grid-template-columns:repeat(24,1fr);column-gap:16px}${COLUMNS}
@media (max-width:600px){.column{grid-column:1/-1}}
input:not([type=checkbox],[type=radio]),textarea,select{box-sizing:border-box;width:100%;min-height:32px;padding:4px 8px;border:1px solid #8c8c8c;border-radius:6px;font:inherit}
fieldset{margin:0;padding:0;border:0}fieldset.inline label{display:inline-block;margin-right:16px}fieldset.stacked label{display:block}
.required{color:#d92d20}.caption,small{color:#737373}.divider{text-align:center}hr{border:0;border-top:1px solid #d9d9d9}
.unknown{padding:8px;border:1px dashed #8c8c8c;border-radius:6px}
.buttons{display:flex;gap:8px}button{min-height:32px;padding:0 16px;border:1px solid #8c8c8c;border-radius:6px;font:inherit;cursor:pointer}
pre{white-space:pre-wrap;overflow-wrap:anywhere}[hidden]{display:none}
`

/** Shows and hides by condition, and prints the values. Reads the conditions as data; evaluates nothing. */
export const PAGE_SCRIPT = `
'use strict'
const form = document.getElementById('form')
const conditions = JSON.parse(document.getElementById('conditions').textContent)
const wasRequired = new Set([...form.elements].filter((element) => element.required))
const widgetOf = (key) => [...document.querySelectorAll('[data-key]')].find((element) => element.dataset.key === key)
function isVisible(element) { return element.closest('[hidden]') === null }
function values() {
  const result = new Map()
  for (const element of form.elements) {
    if (element.name === '' || !isVisible(element)) continue
    const name = element.name
    if (element.dataset.kind === 'switch') result.set(name, element.checked)
    else if (element.type === 'checkbox') result.set(name, [...(result.get(name) || []), ...(element.checked ? [element.value] : [])])
    else if (element.type === 'radio') { if (element.checked || !result.has(name)) result.set(name, element.checked ? element.value : '') }
    else if (element.multiple) result.set(name, [...element.selectedOptions].map((option) => option.value))
    else if (element.type === 'number') result.set(name, element.value === '' ? null : Number(element.value))
    else if (element.dataset.kind === 'list') result.set(name, element.value.split(',').map((text) => text.trim()).filter((text) => text !== ''))
    else result.set(name, element.value)
  }
  return result
}
function textOf(value) { return value === undefined || value === null ? '' : String(value) }
function applyConditions() {
  for (const _ of conditions) {
    const current = values()
    let changed = false
    for (const { key, type, list } of conditions) {
      const matches = (pair) => textOf(current.get(pair.model)) === pair.value
      const hidden = !(type === 'or' ? list.some(matches) : list.every(matches))
      const element = widgetOf(key)
      if (element && element.hidden !== hidden) {
        element.hidden = hidden
        changed = true
      }
    }
    if (!changed) break
  }
  // A hidden required control would block the form without showing why.
  for (const element of form.elements) if (wasRequired.has(element)) element.required = isVisible(element)
}
form.addEventListener('input', applyConditions)
form.addEventListener('reset', () => setTimeout(applyConditions))
form.addEventListener('submit', (event) => {
  event.preventDefault()
  document.getElementById('data').textContent = JSON.stringify(Object.fromEntries(values()), null, 2)
})
applyConditions()
`
