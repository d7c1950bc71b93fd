/** The settings of a whole form, and what they may be. */
import type { JsonObject } from './json'

/**
 * Where labels stand.
 *
 * @example LABEL_POSITIONS.includes('top') // true
 */
export const LABEL_POSITIONS = ['left', 'right', 'top'] as const
/**
 * Sizes of the controls.
 *
 * @example FORM_SIZES.includes('small') // true
 */
export const FORM_SIZES = ['medium', 'small', 'mini'] as const

/** Form-wide settings (spec 3.1). `labelWidth` is in pixels, 0 to 200; `extras` keeps unknown keys verbatim. */
export interface FormConfig {
  readonly labelWidth: number
  readonly labelPosition: (typeof LABEL_POSITIONS)[number]
  readonly size: (typeof FORM_SIZES)[number]
  readonly customClass: string
  readonly extras: JsonObject
}

/**
 * Spec 3.1: the label width of a form, in pixels.
 *
 * @example LABEL_WIDTH.most // 200
 */
export const LABEL_WIDTH = { least: 0, most: 200, step: 10, default: 100 } as const

/**
 * The settings of a new form.
 *
 * @example DEFAULT_CONFIG.labelWidth // 100
 */
export const DEFAULT_CONFIG: FormConfig = {
  labelWidth: LABEL_WIDTH.default,
  labelPosition: 'right',
  size: 'small',
  customClass: '',
  extras: {},
}
