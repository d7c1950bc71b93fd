/** One widget in one state: a form of its own. */
import { FormRenderer, type FormRendererHandle } from '@formwork/form-renderer'
import '@formwork/form-renderer/styles.css'
import Box from '@mui/material/Box'
import { useEffect, useId, useMemo, useState } from 'react'
import { formHost } from '../../../shared/forms/form-host'
import { useLocale } from '../../../shared/i18n/use-locale'
import type { Sample } from '../gallery-samples'
import type { GalleryLook, GalleryState } from '../gallery-states'
import { sampleForm } from '../sample-form'

export interface SampleCardProps {
  readonly sample: Sample
  readonly state: GalleryState
  readonly title: string
  readonly look: GalleryLook
}

export function SampleCard({ sample, state, title, look }: SampleCardProps) {
  const locale = useLocale()
  const titleId = useId()
  // In the state: a form with rows appears when their code is loaded.
  const [renderer, setRenderer] = useState<FormRendererHandle | null>(null)
  const { form, values } = useMemo(() => sampleForm(sample, state, look), [sample, state, look])
  useEffect(() => {
    if (state === 'wrong') void renderer?.validate()
  }, [state, renderer])
  return (
    <Box role="group" aria-labelledby={titleId} data-state={state} sx={{ minWidth: 0, px: 4, py: 3 }}>
      <Box component="h3" id={titleId} sx={{ m: 0, mb: 2, fontSize: 12, fontWeight: 500, color: 'text.secondary' }}>
        {title}
      </Box>
      <FormRenderer
        {...formHost}
        ref={setRenderer}
        definition={form}
        defaultValue={values}
        locale={locale}
        mode={state === 'preview' ? 'preview' : 'edit'}
      />
    </Box>
  )
}
