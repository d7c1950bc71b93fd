/** Chooses one of the site's forms by name. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { FormField } from '../../../shared/ui/inputs/FormField'
import { useComposedWord } from '../../../shared/ui/inputs/use-composed-word'

export interface FormChoiceProps {
  readonly label: string
  readonly hint: ReactNode
  readonly isReadOnly: boolean
  /** Null: none is chosen. */
  readonly value: { readonly id: string; readonly name: string } | null
  /** Ids that are not offered. */
  readonly without: readonly string[]
  readonly onChange: (formId: string | null) => void
}

export function FormChoice({ label, hint, isReadOnly, value, without, onChange }: FormChoiceProps) {
  const { t } = useLingui()
  const { data, isFetching } = useRouteQuery(routes.listForms, { query: { pageSize: 100 } })
  const composed = useComposedWord()
  const forms = data?.list ?? []
  const chosen =
    value === null ? null : (forms.find(({ id }) => id === value.id) ?? { id: value.id, name: value.name || '…', fieldCount: 0 })
  return (
    <FormField label={label} layout="above" hint={hint}>
      {(ids) => (
        <Autocomplete
          id={ids.id}
          disabled={isReadOnly}
          loading={isFetching}
          filterOptions={composed.filtering(createFilterOptions())}
          value={chosen}
          options={forms.filter(({ id }) => !without.includes(id)).map(({ id, name, fieldCount }) => ({ id, name, fieldCount }))}
          getOptionLabel={(form) => form.name}
          getOptionKey={(form) => form.id}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          noOptionsText={t`No form found`}
          openText={t`Open`}
          closeText={t`Close`}
          clearText={t`Remove the form`}
          onChange={(_, form) => onChange(form?.id ?? null)}
          renderOption={({ key, ...props }, form) => (
            <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 2, fontSize: 14 }}>
              <span>{form.name}</span>
              <Box component="span" className="fw-numeric" sx={{ color: 'text.secondary', fontSize: 12, ml: 'auto' }}>
                {t`${form.fieldCount} fields`}
              </Box>
            </Box>
          )}
          renderInput={(params) => <TextField {...params} {...composed.composing} placeholder={t`Choose a form`} />}
        />
      )}
    </FormField>
  )
}
