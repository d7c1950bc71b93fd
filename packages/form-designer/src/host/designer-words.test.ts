import { describe, expect, it } from 'vitest'
import { en } from '../messages/en'
import { withWords } from './designer-words'

describe('words of a host', () => {
  it('stand in front of ours, each by itself, as sentences too', () => {
    const said = withWords(en, { toolbar: { preview: 'Vorschau', undoStep: (step) => `Zurück: ${step}` }, widgets: { input: 'Textzeile' } })
    expect(said.toolbar.preview).toBe('Vorschau')
    expect(said.toolbar.undoStep('x')).toBe('Zurück: x')
    expect(said.widgets).toEqual({ ...en.widgets, input: 'Textzeile' })
    expect(said.toolbar.redo).toBe(en.toolbar.redo)
  })

  it('name the tab of the palette as its title, unless they have a shorter word for it', () => {
    expect(withWords(en, { palette: { title: 'Felder' } }).palette).toMatchObject({ title: 'Felder', tab: 'Felder' })
    expect(withWords(en, { palette: { title: 'Alle Felder', tab: 'Neu' } }).palette).toMatchObject({ title: 'Alle Felder', tab: 'Neu' })
    expect(withWords(en, { palette: { search: 'Suche' } }).palette).toEqual({ ...en.palette, search: 'Suche' })
  })

  it('are taken from nobody else, and only where they are of the kind that is asked for', () => {
    const odd: object = JSON.parse('{"toolbar":{"preview":7,"undoStep":"text"},"widgets":"none","mine":{"a":"b"},"__proto__":{"x":"y"}}')
    expect(withWords(en, odd)).toEqual(en)
    expect(withWords(en, undefined)).toBe(en)
  })
})
