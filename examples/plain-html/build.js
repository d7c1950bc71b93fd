/** Writes public/index.html: the sample page of the form, the script that sends it, and the policy that allows these and nothing else. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { importDefinition, toHtmlPage } from '@formwork/form-schema'

const read = importDefinition(JSON.parse(readFileSync('definition.json', 'utf8')))
if (!read.ok) throw new Error('The definition of this example cannot be read.')
const page = toHtmlPage(read.form, { title: 'A table for you', locale: 'en' })

/** What the page has inline, by its content. */
const hashOf = (tag) => {
  const [, content] = page.match(new RegExp(`<${tag}>(.*?)</${tag}>`, 's'))
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
const policy = [
  "default-src 'none'",
  `script-src 'self' ${hashOf('script')}`,
  `style-src ${hashOf('style')}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const withPolicy = page.replace(
  '<meta charset="utf-8">',
  (charset) => `${charset}\n<meta http-equiv="Content-Security-Policy" content="${policy}">`,
)
writeFileSync('public/index.html', withPolicy.replace('</body>', '<script src="send.js"></script>\n</body>'))
