/** The designer alone on a page: `?locale=en&scheme=dark&form=sample|empty|large`. For looking at it, not part of the package. */
import { createForm, createWidget, type FormDefinition, importDefinition } from '@formwork/form-schema'
import '@formwork/form-renderer/styles.css'
import Button from '@mui/material/Button'
import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { FormDesigner } from '../src/index'
import { createKeySource } from '../src/store/fresh-key'
import sample from './sample.json'

const search = new URLSearchParams(location.search)
const locale = search.get('locale') === 'en' ? 'en' : 'zh-CN'
const scheme = search.get('scheme') === 'dark' ? 'dark' : 'light'

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#1890ff', dark: '#0b6bcb' },
        background: { default: '#f6f7f9', paper: '#ffffff' },
        text: { primary: '#1d2129', secondary: '#667085' },
        divider: '#e3e6ea',
      },
    },
    dark: {
      palette: {
        primary: { main: '#3b9cff', dark: '#1769c2' },
        background: { default: '#111418', paper: '#181c21' },
        text: { primary: '#e6e9ed', secondary: '#98a2b3' },
        divider: '#2b3138',
      },
    },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontSize: 14,
    fontFamily: '"Inter", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif',
  },
})

function firstForm(): FormDefinition {
  const kind = search.get('form') ?? 'sample'
  if (kind === 'empty') return createForm()
  if (kind === 'large') {
    const newKey = createKeySource()
    const types = ['input', 'number', 'select', 'radio', 'checkbox', 'date', 'textarea', 'switch'] as const
    return {
      ...createForm(),
      list: Array.from({ length: Number(search.get('size') ?? 200) }, (_, index) => ({
        ...createWidget(types[index % 8] ?? 'input', { newKey }),
        name: `字段 ${index + 1}`,
      })),
    }
  }
  const read = importDefinition(sample)
  return read.ok ? read.form : createForm()
}

document.documentElement.setAttribute('data-scheme', scheme)
const style = document.createElement('style')
style.textContent = 'html,body,#root{height:100%;margin:0}'
document.head.append(style)
const form = firstForm()
createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <ThemeProvider theme={theme} defaultMode={scheme}>
      <CssBaseline />
      <FormDesigner
        value={form}
        locale={locale}
        actions={
          <Button variant="contained" disableElevation size="small">
            {locale === 'en' ? 'Save' : '保存'}
          </Button>
        }
      />
    </ThemeProvider>
  </StrictMode>,
)
