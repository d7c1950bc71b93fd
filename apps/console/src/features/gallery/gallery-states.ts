/** The states every widget is shown in, and what is in the address of the gallery. */
import { isWidgetType, type WidgetType } from '@formwork/form-schema'

/** `wrong` is checked on arrival: a required field nobody filled, or a value that breaks a rule. */
export const STATES = ['empty', 'filled', 'required', 'disabled', 'readonly', 'preview', 'wrong'] as const
export type GalleryState = (typeof STATES)[number]

/** How the forms of the gallery are set. */
export interface GalleryLook {
  readonly type: WidgetType | null
  readonly labelPosition: 'left' | 'right' | 'top'
  readonly size: 'medium' | 'small' | 'mini'
  readonly direction: 'ltr' | 'rtl'
}

const oneOf = <const T extends string>(found: string | null, known: readonly T[], otherwise: T): T =>
  known.find((word) => word === found) ?? otherwise

/** Reads the address; parameters that are missing have the form's own default. */
export function readLook(params: URLSearchParams): GalleryLook {
  const type = params.get('type')
  return {
    type: isWidgetType(type) ? type : null,
    labelPosition: oneOf(params.get('label'), ['left', 'right', 'top'], 'top'),
    size: oneOf(params.get('size'), ['medium', 'small', 'mini'], 'small'),
    direction: oneOf(params.get('dir'), ['ltr', 'rtl'], 'ltr'),
  }
}
