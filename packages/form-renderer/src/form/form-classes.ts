/** Class names and style values of the element around a form. Values from the definition pass a whitelist first. */
import type { FormConfig } from '@formwork/form-schema'
import { cssClassNames, cssLength } from '../css/css-values'
import type { CssValues } from '../css/use-css'
import type { FormLook } from '../api/form-renderer-props'
import type { RendererMode } from '../api/widget-props'

/** Unlisted words of an old file fall back to the defaults of the specification. */
export function formClasses({ labelPosition, size, customClass }: FormConfig, mode: RendererMode, look?: FormLook): string {
  return `fw-form fw-form--label-${labelPosition} fw-form--${look ?? size} fw-form--${mode} ${cssClassNames(customClass)}`.trim()
}

export function formStyle({ labelWidth }: FormConfig): CssValues {
  return { '--_label-width': cssLength(labelWidth) }
}
