/** The same form inside an MUI theme with CSS variables: nothing to do, the stylesheet finds them. */
import { FormRenderer } from '@formwork/form-renderer'
import '@formwork/form-renderer/styles.css'
import Button from '@mui/material/Button'
import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles'
import { createRoot } from 'react-dom/client'
import definition from './definition.json'
import { remoteFunctions } from './remote-functions'

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: {
    light: { palette: { primary: { main: '#7b1fa2' } } },
    dark: { palette: { primary: { main: '#ce93d8' } } },
  },
  shape: { borderRadius: 10 },
})

function App() {
  const { mode, setMode } = useColorScheme()
  return (
    <>
      <Button variant="contained" onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
        {mode === 'dark' ? 'Light' : 'Dark'}
      </Button>
      <FormRenderer definition={definition} locale="en" remoteFunctions={remoteFunctions} />
    </>
  )
}

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(
  <ThemeProvider theme={theme} defaultMode="light">
    <CssBaseline />
    <App />
  </ThemeProvider>,
)
