/** Differences between two drafts of a form beside its fields, in sentences. */
import { t } from '@lingui/core/macro'

export interface FormProperties {
  readonly name: string
  readonly remark: string
}

export function propertyChangeSentences(from: FormProperties, to: FormProperties): readonly string[] {
  return [
    ...(from.name === to.name ? [] : [t`The form is called “${to.name}”, no longer “${from.name}”`]),
    ...(from.remark === to.remark ? [] : [to.remark === '' ? t`The remark is removed` : t`The remark is “${to.remark}”`]),
  ]
}
