/** Puts what a benchmark printed into its part of a page; what people wrote around it stays. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** @param name - of the benchmark: its part stands between two marks, at the end of the page where there are none yet. */
export function writePart(path, name, body) {
  const [begin, end] = [`<!-- written by pnpm bench ${name} -->`, `<!-- end of pnpm bench ${name} -->`]
  const page = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const [before, rest] = page.includes(begin) ? page.split(begin, 2) : [page === '' ? '' : `${page.trimEnd()}\n\n`, '']
  const after = rest.includes(end) ? rest.slice(rest.indexOf(end) + end.length) : '\n'
  writeFileSync(path, `${before}${begin}\n\n${body.trim()}\n\n${end}${after}`)
}
