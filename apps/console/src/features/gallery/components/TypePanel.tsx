/** One widget type in all its states. */
import type { WidgetType } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { Panel } from '../../../shared/ui/layout/Page'
import { exhibitOf } from '../gallery-samples'
import { type GalleryLook, STATES } from '../gallery-states'
import { hasState } from '../sample-form'
import { SampleCard } from './SampleCard'
import type { GalleryWords } from './use-gallery-words'

export interface TypePanelProps {
  readonly type: WidgetType
  readonly words: GalleryWords
  readonly look: GalleryLook
}

export function TypePanel({ type, words, look }: TypePanelProps) {
  const { t } = useLingui()
  const exhibit = exhibitOf(type)
  const title = t(exhibit.title)
  const sample = useMemo(() => exhibit.sample(words.samples, title), [exhibit, words, title])
  const columns = exhibit.isWide ? '1fr' : 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))'
  return (
    <Panel title={`${title} · ${type}`} flush>
      <Box data-type={type} dir={look.direction} sx={{ display: 'grid', gridTemplateColumns: columns }}>
        {STATES.filter((state) => hasState(sample, state)).map((state) => (
          <SampleCard
            key={`${state} ${look.labelPosition} ${look.size}`}
            sample={sample}
            state={state}
            title={words.states[state]}
            look={look}
          />
        ))}
      </Box>
    </Panel>
  )
}
