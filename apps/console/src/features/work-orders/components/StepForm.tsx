/** A form of the ticket as one may use it at this step: what one may write can be written, the rest is read. */
import { FormRenderer, type FormRendererHandle } from '@formwork/form-renderer'
import '@formwork/form-renderer/styles.css'
import { importDefinition } from '@formwork/form-schema'
import { type Ref, useMemo, useState } from 'react'
import { formHost } from '../../../shared/forms/form-host'
import { useLocale } from '../../../shared/i18n/use-locale'
import { formByRights, type Rights } from '../form-by-rights'

export interface StepFormProps {
  readonly definition: Readonly<Record<string, unknown>>
  readonly values: Readonly<Record<string, unknown>>
  readonly rights: Rights
  readonly handle: Ref<FormRendererHandle>
  readonly onTouch: () => void
}

export function StepForm({ definition, values, rights, handle, onTouch }: StepFormProps) {
  const locale = useLocale()
  const { rights: named, otherRight } = rights
  const imported = useMemo(() => importDefinition(formByRights(definition, { rights: named, otherRight })), [definition, named, otherRight])
  // Changes by others do not overwrite what is being typed: sending reports them.
  const [first] = useState(() => ({ ...values }))
  return imported.ok ? (
    <FormRenderer {...formHost} ref={handle} definition={imported.form} defaultValue={first} locale={locale} onChange={onTouch} />
  ) : null
}
