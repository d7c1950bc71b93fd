/** The findings of an import: how many widgets, its changes, or why it cannot be read. */
import { eachWidget, type ImportFinding, type ImportResult } from '@formwork/form-schema'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { Glyph } from '../icons/Glyph'
import type { GlyphName } from '../icons/glyphs'
import { fillTemplate } from '../messages/fill-template'
import { paletteOf } from '../parts/designer-root'
import { useMessages } from '../store/designer-context'
import { useFormulaFindings } from '../store/use-formula-findings'

/** More lines than anybody reads would hide the important ones. */
const MAX_LINES = 100

const Report = styled('div')(({ theme }) => {
  const palette = paletteOf(theme)
  return {
    minHeight: 24,
    fontSize: 13,
    '& p': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8, margin: 0, fontWeight: 600 },
    '& p span': { fontWeight: 400, color: palette.text.secondary },
    '& ul': {
      listStyle: 'none',
      margin: '8px 0 0',
      padding: 0,
      maxHeight: 180,
      overflow: 'auto',
      border: `1px solid ${palette.divider}`,
      borderRadius: 6,
    },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '16px minmax(0, 1fr)',
      gap: '0 8px',
      padding: '6px 12px',
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& li:last-of-type': { borderBottom: 0 },
    '& li svg': { marginTop: 2 },
    '& li code': { gridColumn: 2, fontSize: 12, color: palette.text.secondary, overflowWrap: 'anywhere' },
    '& [data-severity="error"] svg': { color: palette.error.main },
    '& [data-severity="warning"] svg': { color: palette.warning.main },
    '& [data-severity="info"] svg': { color: palette.info.main },
    '& [data-severity="ok"] svg': { color: palette.success.main },
  }
})

const glyphOf: Readonly<Record<ImportFinding['severity'], GlyphName>> = { error: 'errorCircle', warning: 'warning', info: 'info' }
const WEIGHT: Readonly<Record<ImportFinding['severity'], number>> = { error: 0, warning: 1, info: 2 }

export interface ImportReportProps {
  /** Null while there is no text. */
  readonly result: ImportResult | null
  /** The errors of a text that is no JSON, before the browser's own message. */
  readonly unread: string | null
  readonly isTooLarge: boolean
}

export function ImportReport({ result, unread, isTooLarge }: ImportReportProps) {
  const { dialogs, findings: texts, lint } = useMessages()
  const { import: words } = dialogs
  const formulas = useFormulaFindings(result?.form ?? null)
  const lines = useMemo(() => {
    const read = (result?.report ?? []).map(({ code, params, ...finding }) => {
      const text = fillTemplate(texts[code], params)
      // The browser says it in its own language.
      if (code === 'json.invalid' && unread !== null) return { ...finding, code, place: String(params['message'] ?? ''), text: unread }
      return { ...finding, code, place: finding.path.join('.'), text }
    })
    const refused = formulas.map((finding) => {
      return { ...finding, place: finding.widgetKey ?? '', text: fillTemplate(lint[finding.code], finding.params) }
    })
    return [...refused, ...read].sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity])
  }, [result, unread, formulas, texts, lint])
  const count = result?.ok === true ? [...eachWidget(result.form)].length : 0
  return (
    <Report role="status">
      {isTooLarge && (
        <p data-severity="error">
          <Glyph name="errorCircle" size={16} />
          {words.tooLarge}
        </p>
      )}
      {result?.ok === true && (
        <p data-severity="ok">
          <Glyph name="check" size={16} />
          {words.summary(count)}
          <span>{lines.length === 0 ? words.clean : words.changes(lines.length)}</span>
        </p>
      )}
      {lines.length > 0 && (
        // A scrolling block must be reachable with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul tabIndex={0}>
          {lines.slice(0, MAX_LINES).map((finding) => (
            <li key={`${finding.code}:${finding.place}`} data-severity={finding.severity}>
              <Glyph name={glyphOf[finding.severity]} size={16} />
              <span>{finding.text}</span>
              {finding.place !== '' && <code>{finding.place}</code>}
            </li>
          ))}
          {lines.length > MAX_LINES && <li>{words.more(lines.length - MAX_LINES)}</li>}
        </ul>
      )}
    </Report>
  )
}
