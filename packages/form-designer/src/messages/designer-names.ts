/** What the panel calls options and widget types: for texts about a form outside of the designer. */
import type { ChangeNames, LanguageTag, WidgetDefinitions } from '@formwork/form-schema'
import { messagesFor } from './messages-for'

/**
 * The names of options and widget types as the designer shows them.
 *
 * @param locale - language; Chinese by default.
 * @param widgets - widget types that the host added, with their words.
 * @example explainChange(change, { locale, names: designerNames(locale) })
 */
export function designerNames(locale?: LanguageTag, widgets?: WidgetDefinitions): ChangeNames {
  const { options, widgets: types } = messagesFor(locale, widgets)
  return { options, widgets: types }
}
