/** Lets the forms inside it follow the MUI theme around it, also one without CSS variables. */
import { useColorScheme, useTheme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { muiVariables } from './mui-variables'
import { useCss } from '../css/use-css'

/**
 * Props of {@link MuiBridge}.
 *
 * @example const props: MuiBridgeProps = { children: <FormRenderer definition={definition} /> }
 */
export interface MuiBridgeProps {
  /** One form or many, and whatever stands between them. */
  readonly children: ReactNode
}

/**
 * Gives every form inside it the colours, corners, type and colour scheme of the MUI theme around it, and follows when that changes. A
 * theme with CSS variables under MUI's own prefix needs no bridge for its colours: the stylesheet finds them by itself; the bridge adds
 * corners, type, another prefix, and themes without CSS variables.
 *
 * Values are set through the element's style object, so a strict Content-Security-Policy does not mind. Server-rendered markup carries none
 * of them: before hydration a form shows its own colours.
 *
 * @returns `children` inside one element that takes no part in the layout.
 * @example
 * import { MuiBridge } from '@formwork/form-renderer/mui'
 *
 * <ThemeProvider theme={theme}>
 *   <MuiBridge>
 *     <FormRenderer definition={definition} />
 *   </MuiBridge>
 * </ThemeProvider>
 */
export function MuiBridge({ children }: MuiBridgeProps) {
  const theme = useTheme()
  const { colorScheme } = useColorScheme()
  // With CSS variables `theme` stays the one of the default scheme, whatever is shown.
  const shown = theme.vars ? colorScheme : theme.palette.mode
  return (
    <div className="fw-bridge" ref={useCss(muiVariables(theme, shown))}>
      {children}
    </div>
  )
}
