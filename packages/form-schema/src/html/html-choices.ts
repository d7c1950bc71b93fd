/** Choices in the sample page: boxes in a group, or entries of a list. */
import { type Choice, choiceLabel, type ChoiceValue, hasLocalChoices, type RemoteMode } from '../options/choices'
import type { Html, HtmlAttributes, HtmlWriter } from './html-writer'

interface BoxOptions {
  readonly options: readonly Choice[]
  readonly remote: RemoteMode
  readonly inline: boolean
}

/** One box for each choice; choices from elsewhere are typed in. `own` is what every box says besides. */
export function choiceBoxes(page: HtmlWriter, widget: BoxOptions, chosen: readonly ChoiceValue[], own: HtmlAttributes): Html {
  const { id: _, readonly: _readonly, ...common } = page.control
  const boxes = widget.options.map((choice) => {
    const entry = { value: String(choice.value), checked: chosen.includes(choice.value) }
    return page.element('label', {}, [page.element('input', { ...common, ...own, ...entry }), ` ${choiceLabel(choice)}`])
  })
  const typed = page.element('input', { ...common, type: 'text', 'aria-label': page.name, 'data-kind': own['data-kind'] ?? '' })
  return page.group({ class: widget.inline ? 'inline' : 'stacked' }, ...(hasLocalChoices(widget) ? boxes : [typed]))
}

/** One entry of a list. */
export function choiceEntry(page: HtmlWriter, choice: Choice, selected: boolean): Html {
  return page.element('option', { value: String(choice.value), selected }, choiceLabel(choice))
}
