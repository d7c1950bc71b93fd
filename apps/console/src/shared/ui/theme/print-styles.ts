/** On paper everything is dark on white, whatever the screen shows, and nothing is cut off at the height of the window. */
import type { Theme } from '@mui/material/styles'
import { SCHEME_ATTRIBUTE } from './theme'

export const PRINT = '@media print'

/** For what one can only press: there is no pressing on paper. */
export const screenOnly = { [PRINT]: { display: 'none' } } as const

export function printStyles(theme: Theme) {
  const sheets = theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet))
  const [, light = {}] = sheets.find(([selector]) => selector.includes('="light"')) ?? []
  return {
    [PRINT]: {
      [`[${SCHEME_ATTRIBUTE}="dark"]`]: light,
      // Sheets break between rows, and repeat what stands above them.
      thead: { display: 'table-header-group' },
      'tr, li': { breakInside: 'avoid' },
      // All columns have to fit on the sheet.
      'th, td': { minWidth: '0 !important', width: 'auto !important', whiteSpace: 'normal !important', fontSize: '11px !important' },
      th: { lineHeight: '1.4 !important' },
      // On paper a relative time would be outdated.
      'time[data-exact] > span': { display: 'none' },
      'time[data-exact]::after': { content: 'attr(data-exact)' },
      // Dialogs and messages would cover the page.
      '.MuiModal-root, .MuiPopper-root': { display: 'none !important' },
    },
  }
}
