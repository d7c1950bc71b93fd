/** Every text of a form that people read, for translation. */
import type { FormDefinition } from '../form-definition'
import { typeOf } from '../widgets/behaviours'
import { isTextShown } from './is-text-shown'
import { isTranslatable, languagesOf } from './form-languages'
import { mapTexts, type TextPart } from './map-texts'
import { heldList } from '../held-list'

/** Where a text stands. */
export interface TextPlace {
  readonly key: string
  /** Title of the widget, else its type. */
  readonly label: string
  readonly part: TextPart
}

/** One text, with every place that it stands at: it is translated once. */
export interface FormText {
  readonly text: string
  readonly places: readonly TextPlace[]
}

/**
 * Lists the texts of a form in the order of the form, each once.
 *
 * @param form - the form.
 * @returns titles, help texts, placeholders, choices, own messages, titles of panes and texts that stand by themselves.
 * @example formTexts(form).map(({ text }) => text)
 */
export function formTexts(form: Pick<FormDefinition, 'list'>): FormText[] {
  const texts = new Map<string, TextPlace[]>()
  mapTexts(heldList(form), (text, part, widget) => {
    if (!isTextShown(widget, part) || !isTranslatable(text)) return text
    const place = { key: widget.key, label: widget.name || typeOf(widget), part }
    const known = texts.get(text)
    if (known === undefined) texts.set(text, [place])
    else known.push(place)
    return text
  })
  return [...texts].map(([text, places]) => ({ text, places }))
}

/**
 * Counts the texts of a form that have no translation yet.
 *
 * @param form - the form.
 * @returns the count for each language of the form.
 * @example missingTexts(form) // { en: 3, ja: 12 }
 */
export function missingTexts(form: FormDefinition): Readonly<Record<string, number>> {
  const texts = formTexts(form)
  const { translations } = languagesOf(form)
  const counted = Object.entries(translations).map(([tag, translated]) => {
    return [tag, texts.filter(({ text }) => !Object.hasOwn(translated, text)).length]
  })
  return Object.fromEntries(counted)
}
