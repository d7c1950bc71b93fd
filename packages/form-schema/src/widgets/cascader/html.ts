/** `cascader` in the sample page. */
import type { Html, WidgetHtml } from '../../html/html-writer'
import type { TreeChoice } from '../../options/choice-tree'
import { hasLocalChoices } from '../../options/choices'
import type { CascaderOptions } from './options'

export const cascaderHtml: WidgetHtml<CascaderOptions> = (options, page) => {
  const { placeholder, defaultValue, showAllLevels } = options
  if (!hasLocalChoices(options))
    return page.labelled(page.element('input', { ...page.control, type: 'text', 'data-kind': 'list', placeholder }))
  const chosen = JSON.stringify(defaultValue)
  // One entry per leaf, with the labels along its path.
  const leaves: Html[] = []
  const walk = (level: readonly TreeChoice[], above: readonly TreeChoice[]): void => {
    for (const node of level) {
      const path = [...above, node]
      if (node.children !== undefined && node.children.length > 0) {
        walk(node.children, path)
        continue
      }
      const value = JSON.stringify(path.map((step) => step.value))
      const label = (showAllLevels ? path : [node]).map((step) => step.label ?? String(step.value)).join(' / ')
      leaves.push(page.element('option', { value, selected: value === chosen }, label))
    }
  }
  walk(options.options, [])
  const none = page.element('option', { value: '[]' }, placeholder)
  return page.labelled(page.element('select', { ...page.control, 'data-kind': 'json' }, [none, ...leaves]))
}
