/** The columns of a grid or subform: how many, and how wide each is. Its value goes through the `set-columns` command. */
import { hasColumns } from '@formwork/form-schema'
import { GRID_WIDTH, MAX_COLUMNS } from '../../../commands/set-columns'
import { useDesigner, useMessages } from '../../../store/designer-context'
import type { EditorProps } from '../editor-props'
import { NumberField } from '../NumberField'
import { SmallButton } from '../SmallButton'
import { RowAction } from '../RowAction'

const PRESETS: readonly (readonly number[])[] = [[24], [12, 12], [8, 8, 8], [6, 6, 6, 6], [8, 16], [16, 8]]

export function ColumnsEditor({ widget }: EditorProps) {
  const { store } = useDesigner()
  const { editors } = useMessages()
  if (!hasColumns(widget)) return null
  const spans = widget.columns.map((column) => column.span)
  const sum = spans.reduce((total, span) => total + span, 0)
  const set = (next: readonly number[]) => store.getState().dispatch({ type: 'set-columns', key: widget.key, spans: next })
  return (
    <div className="fd-choices">
      <div className="fd-presets" role="group" aria-label={editors.columnPresets}>
        {PRESETS.map((preset) => (
          <button
            key={preset.join(':')}
            type="button"
            title={preset.join(' : ')}
            aria-label={preset.join(' : ')}
            aria-pressed={preset.join() === spans.join()}
            onClick={() => set(preset)}
          >
            <PresetPicture spans={preset} />
          </button>
        ))}
      </div>
      {spans.map((span, index) => (
        // Columns have no identity of their own: their place in the row is what they are.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="fd-choice">
          <NumberField
            label={editors.columnSpan(index + 1)}
            value={span}
            min={1}
            max={GRID_WIDTH}
            step={1}
            onChange={(next) => set(spans.with(index, Math.round(next ?? 1)))}
          />
          <SmallButton
            glyph="close"
            label={editors.removeColumn(index + 1)}
            disabled={spans.length <= 1}
            onClick={() => set(spans.toSpliced(index, 1))}
          />
        </div>
      ))}
      <div className="fd-row-actions">
        <RowAction
          disabled={spans.length >= MAX_COLUMNS}
          onClick={() => set([...spans, Math.max(1, Math.min(GRID_WIDTH, GRID_WIDTH - sum > 0 ? GRID_WIDTH - sum : 6))])}
        >
          {editors.addColumn}
        </RowAction>
        <span className="fd-note" data-problem={sum > GRID_WIDTH}>
          {editors.columnSum(sum, GRID_WIDTH)}
        </span>
      </div>
    </div>
  )
}

function PresetPicture({ spans }: { readonly spans: readonly number[] }) {
  const unit = 32 / GRID_WIDTH
  const bars = spans.map((span, index) => ({
    width: span * unit,
    x: 1 + unit * spans.slice(0, index).reduce((sum, each) => sum + each, 0),
  }))
  return (
    <svg aria-hidden="true" width="34" height="18" viewBox="0 0 34 18" fill="currentColor">
      {bars.map(({ x, width }) => (
        <rect key={x} x={x + 0.5} y="1" width={width - 1} height="16" rx="1.5" opacity="0.35" />
      ))}
    </svg>
  )
}
