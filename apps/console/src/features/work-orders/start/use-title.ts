/** A preview of the title of a ticket, by the pattern of its process: the same function as on the server. */
import { displayValues } from '@formwork/form-schema'
import { namesFields, titleOfPattern } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import { siteDay } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import type { StartForm } from './use-start-forms'

export interface TitleSource {
  /** Null: the title is typed. */
  readonly pattern: string | null
  readonly process: string
  readonly requester: string
  readonly forms: readonly StartForm[]
  readonly values: Readonly<Record<string, unknown>>
}

/** Empty fields are shown by their names. Null where the title is typed. */
export function useTitle({ pattern, process, requester, forms, values }: TitleSource): string | null {
  const { t } = useLingui()
  const locale = useLocale()
  const [day] = useState(() => siteDay(new Date()))
  const entered = useDeferredValue(values)
  return useMemo(() => {
    if (pattern === null) return null
    const shown = namesFields(pattern) ? forms.flatMap(({ form }) => displayValues(form, entered, { locale })) : []
    const texts = shown.map(({ model, label, text }): [string, string] => [model, text === '' ? t`[${label}]` : text])
    return titleOfPattern(pattern, { process, requester, day, entered: new Map(texts) })
  }, [pattern, process, requester, day, forms, entered, locale, t])
}
