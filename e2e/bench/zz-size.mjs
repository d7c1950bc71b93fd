import { build } from 'vite'
import { gzipSync } from 'node:zlib'
import { join } from 'node:path'
const root = join(process.cwd(), 'designer/contestants/ours')
const entry = join(root, 'entry.js')
const src = process.argv.includes('--src')
const { output } = await build({ root, base: './', configFile: false, logLevel: 'error',
  ...(src ? { resolve: { conditions: ['formwork-source', 'module', 'browser', 'production', 'default'] } } : {}),
  oxc: { jsx: { runtime: 'automatic', development: false } },
  plugins: [{ name: 'entry', resolveId: (id) => id === entry ? id : null, load: (id) => id === entry ? "import { contestant } from './page.jsx'\nwindow.contestant = contestant\n" : null }],
  build: { write: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0, reportCompressedSize: false, rollupOptions: { input: entry } } })
const first = output.find((f) => f.type === 'chunk' && f.isEntry)
const seen = new Set()
const walk = (c) => { if (seen.has(c)) return; seen.add(c); for (const n of c.imports) { const o = output.find((f) => f.fileName === n); if (o) walk(o) } }
walk(first)
const gz = (s) => gzipSync(s, { level: 9 }).length
let total = 0
const group = new Map()
for (const c of seen) {
  total += gz(c.code)
  for (const [id, m] of Object.entries(c.modules)) {
    if (!m.code) continue
    let key = id.replace(/\0/g, '').replace(/\?.*/, '')
    const nm = key.lastIndexOf('node_modules/')
    if (nm >= 0) { const rest = key.slice(nm + 13).split('/'); key = rest[0].startsWith('@') ? rest.slice(0, 2).join('/') : rest[0]; if (key === '@mui/material') key += '/' + rest[2 + (rest[2]==='esm'?1:0)] }
    else { const p = key.indexOf('/packages/'); if (p >= 0) { const s = key.slice(p + 10).split('/'); key = s[0] + '/' + s.slice(2, process.argv.includes('--deep') ? 9 : 4).join('/') } }
    const g = group.get(key) ?? { len: 0, code: '' }
    g.len += m.renderedLength; g.code += m.code; group.set(key, g)
  }
}
const css = [...seen].flatMap((c) => [...(c.viteMetadata?.importedCss ?? [])])
let cssKb = 0
for (const f of new Set(css)) { const a = output.find((o) => o.fileName === f); cssKb += gz(a.source) }
console.log('first js', (total / 1024).toFixed(1), 'css', (cssKb/1024).toFixed(1), 'sum', ((total+cssKb)/1024).toFixed(1), 'raw', first.code.length)
const rows = [...group].map(([k, g]) => [k, g.len, gz(g.code)]).sort((a, b) => b[2] - a[2])
for (const [k, l, g] of rows.slice(0, Number(process.argv[2] ?? 70))) console.log(String(l).padStart(8), (g / 1024).toFixed(1).padStart(7), k)
