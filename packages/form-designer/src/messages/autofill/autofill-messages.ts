/** The details of a person that a browser may fill in, by the words of HTML; each has a name in both languages. */
import type { WidgetOptions } from '@formwork/form-schema'

type Autofill = WidgetOptions<'textarea'>['autocomplete']

export type AutofillMessages = Readonly<Record<Autofill, string>>
