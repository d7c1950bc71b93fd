/** A form with one widget of every type, as a designer makes them. */
import { createForm, createWidget, type FormDefinition, WIDGET_TYPES } from '@formwork/form-schema'

export const everyType: FormDefinition = {
  ...createForm(),
  list: WIDGET_TYPES.map((type) => ({ ...createWidget(type, { newKey: () => `1700000000000_${type}` }), name: `A ${type}` })),
}
