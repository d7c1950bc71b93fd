import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = dirname(dirname(import.meta.dirname))
const guides = globSync('docs/guide/**/renderer.md', { cwd: root })

/** Code in TypeScript or JavaScript, with the link on the line above: the file it is quoted from. */
const BLOCK = /(?:^\[[^\]]*\]\(([^)]*)\):\n\n)?^```[tj]sx?\n(.*?)^```$/gms

/** Indentation is not compared: a quotation starts at the margin. */
const flat = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()

describe.each(guides)('the code in %s', (guide) => {
  const blocks = [...readFileSync(join(root, guide), 'utf8').matchAll(BLOCK)]

  it('is there', () => expect(blocks.length).toBeGreaterThan(15))

  it.each(blocks.map(([, link, code]) => [link, code]))('is word for word what stands in %s', (link, code) => {
    if (link === undefined) throw new Error(`this code says not where it comes from:\n${code}`)
    const source = join(root, dirname(guide), link)
    expect(relative(root, source)).toMatch(/^examples\//)
    expect(flat(readFileSync(source, 'utf8'))).toContain(flat(code))
  })
})
