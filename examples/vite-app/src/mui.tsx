/** The same form inside an MUI application: colours, corners and type come from its theme, dark mode too. */
import { FormRenderer } from '@formwork/form-renderer'
import { MuiBridge } from '@formwork/form-renderer/mui'
import '@formwork/form-renderer/styles.css'
import Button from '@mui/material/Button'
import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import definition from './definition.json'
import { remoteFunctions } from './remote-functions'

function App() {
  const [mode, setMode] = useState<'light' | 'dark'>('light')
  const theme = useMemo(
    () =>
      createTheme({
        palette: { mode, primary: { main: mode === 'light' ? '#7b1fa2' : '#ce93d8' } },
        shape: { borderRadius: 10 },
        typography: { fontFamily: 'Georgia, serif' },
      }),
    [mode],
  )
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Button variant="contained" onClick={() => setMode(mode === 'light' ? 'dark' : 'light')}>
        {mode === 'light' ? 'Dark' : 'Light'}
      </Button>
      <MuiBridge>
        <FormRenderer definition={definition} locale="en" remoteFunctions={remoteFunctions} />
      </MuiBridge>
    </ThemeProvider>
  )
}

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(<App />)
