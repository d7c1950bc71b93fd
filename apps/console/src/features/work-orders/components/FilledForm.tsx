/** The form of a ticket as it was when the process was published, read-only. */
import { FormRenderer } from '@formwork/form-renderer'
import '@formwork/form-renderer/styles.css'
import { importDefinition } from '@formwork/form-schema'
import { useMemo } from 'react'
import { formHost } from '../../../shared/forms/form-host'
import { useLocale } from '../../../shared/i18n/use-locale'
import { formByRights, type Rights } from '../form-by-rights'

export interface FilledFormProps {
  readonly definition: Readonly<Record<string, unknown>>
  readonly values: Readonly<Record<string, unknown>>
  readonly rights: Rights
}

export function FilledForm({ definition, values, rights: { rights, otherRight } }: FilledFormProps) {
  const locale = useLocale()
  const imported = useMemo(() => importDefinition(formByRights(definition, { rights, otherRight })), [definition, rights, otherRight])
  const shown = useMemo(() => ({ ...values }), [values])
  return imported.ok ? <FormRenderer {...formHost} definition={imported.form} values={shown} mode="preview" locale={locale} /> : null
}
