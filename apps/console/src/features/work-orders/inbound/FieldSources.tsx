/** The source of each form field in a call: a path, or words with paths in braces. */
import { isPayloadSource } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { FormField } from '../../../shared/ui/inputs/FormField'
import { TextInput } from '../../../shared/ui/inputs/TextInput'
import { Panel } from '../../../shared/ui/layout/Page'

export interface SourceField {
  readonly model: string
  readonly label: string
}

export interface FieldSourcesProps {
  readonly fields: readonly SourceField[]
  readonly sources: Readonly<Record<string, string>>
  readonly onChange: (sources: Readonly<Record<string, string>>) => void
}

export function FieldSources({ fields, sources, onChange }: FieldSourcesProps) {
  const { t } = useLingui()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [example, sentence] = ['alerts[0].labels.instance', '{alerts[0].labels.instance}: {alerts[0].annotations.summary}']
  const invalid = t`This is neither a path such as ${example}, nor words with such paths in braces`
  return (
    <Panel title={t`What fields take from the call`}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
          {t`A path leads to what is entered: ${example}. Words may have paths in braces: ${sentence}. Left empty, or where the call says nothing, the field keeps what stands in the form below.`}
        </Box>
        {fields.map(({ model, label }) => {
          const source = sources[model] ?? ''
          const isWrong = left.has(model) && source.trim() !== '' && !isPayloadSource(source.trim())
          return (
            <FormField key={model} label={label} error={isWrong ? invalid : undefined}>
              {(ids) => (
                <TextInput
                  ids={ids}
                  value={source}
                  onChange={(event) => onChange({ ...sources, [model]: event.target.value })}
                  onBlur={() => setLeft(new Set([...left, model]))}
                  inputProps={{ maxLength: 1000, spellCheck: false, autoCapitalize: 'off' }}
                />
              )}
            </FormField>
          )
        })}
      </Box>
    </Panel>
  )
}
