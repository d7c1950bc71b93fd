/** One widget type in all its states. */
import type { WidgetType } from '@formwork/form-schema'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { Panel } from '../../../shared/ui/Page'
import { sampleOf } from '../gallery-samples'
import { type GalleryLook, STATES } from '../gallery-states'
import { hasState } from '../sample-form'
import { SampleCard } from './SampleCard'
import type { GalleryWords } from './use-gallery-words'

export interface TypePanelProps {
  readonly type: WidgetType
  readonly words: GalleryWords
  readonly look: GalleryLook
}

/** Types that need the width of the page. */
const WIDE: ReadonlySet<WidgetType> = new Set(['subform', 'editor', 'grid', 'divider', 'text'])

export function TypePanel({ type, words, look }: TypePanelProps) {
  const sample = useMemo(() => sampleOf(type, words.samples, words.types[type]), [type, words])
  const columns = WIDE.has(type) ? '1fr' : 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))'
  return (
    <Panel title={`${words.types[type]} · ${type}`} flush>
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
