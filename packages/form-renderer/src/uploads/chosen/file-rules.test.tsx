/** Rules about sizes and types of files, where a person chooses them. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type JsonObject, loadRules } from '@formwork/form-schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../../testing/axe-findings'
import { renderForm, widget } from '../../testing/render-form'
import type { UploadedFile, UploadSettings } from '../upload-settings'

const ruled = (type: 'file' | 'imgupload', rules: JsonObject, options: JsonObject = {}) =>
  widget(type, 'f', { action: '', multiple: true, ...options, formwork: { rules } })
const fileOf = (name: string, type: string, size = 5) => new File([new Uint8Array(size).fill(65)], name, { type })
const photo = (name: string) =>
  new File([Uint8Array.from('\x89PNG\r\n\x1a\n....', (letter) => letter.charCodeAt(0))], name, { type: 'image/png' })

/** A host that takes every file at once. */
function host(answer: Partial<UploadedFile> = {}) {
  const sent: string[] = []
  const request: UploadSettings['request'] = (file) => {
    sent.push(file.name)
    return Promise.resolve({ url: `/files/${sent.length}`, ...answer })
  }
  return { upload: { request }, sent }
}

function zoneOf(container: HTMLElement): Element {
  const zone = container.querySelector('.fw-upload')
  if (!zone) throw new Error('no zone')
  return zone
}
const drop = (container: HTMLElement, files: readonly File[]) =>
  fireEvent.drop(zoneOf(container), { dataTransfer: { types: ['Files'], files } })
const acceptOf = (container: HTMLElement) => container.querySelector('input[type="file"]')?.getAttribute('accept')

beforeAll(() => loadRules())

describe('a rule about types', () => {
  it('is what the browser’s own dialog offers, of pictures too', () => {
    expect(acceptOf(renderForm([ruled('file', { fileTypes: ['.pdf', 'image/*'] })]).container)).toBe('.pdf,image/*')
    expect(acceptOf(renderForm([ruled('imgupload', { fileTypes: ['.png'] })]).container)).toBe('.png')
    expect(acceptOf(renderForm([ruled('imgupload', {})]).container)).toBe('image/*')
    expect(acceptOf(renderForm([ruled('file', {})]).container)).toBeNull()
  })

  it('refuses what is dropped or pasted and is none of them, by name, and uploads the others', async () => {
    const { upload, sent } = host()
    const { container, handle } = renderForm([ruled('file', { fileTypes: ['.pdf', 'image/*'] })], { upload })
    drop(container, [fileOf('a.exe', ''), fileOf('b.pdf', 'application/pdf')])
    expect(screen.getByText('f: the file “a.exe” is not one of .pdf, image/*')).toBeTruthy()
    await screen.findByRole('link', { name: 'b.pdf' })
    fireEvent.paste(zoneOf(container), { clipboardData: { files: [fileOf('c.txt', 'text/plain')] } })
    expect(screen.getByText('f: the file “c.txt” is not one of .pdf, image/*').closest('[role="alert"]')).toBeTruthy()
    expect(sent).toEqual(['b.pdf'])
    expect(await handle.getData()).toMatchObject({ f: [{ name: 'b.pdf' }] })
    expect(await axeFindings(container)).toEqual([])
  })
})

describe('a rule about sizes', () => {
  it('refuses a larger file before anything of it is sent, with the limit', async () => {
    const { upload, sent } = host()
    const { user, container } = renderForm([ruled('file', { maxFileSize: 1024 })], { upload })
    const input = container.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('no chooser')
    await user.upload(input, [fileOf('large.bin', '', 1025), fileOf('fits.bin', '', 1024)])
    expect(screen.getByText('f: the file “large.bin” is larger than 1 KB')).toBeTruthy()
    await screen.findByRole('link', { name: 'fits.bin' })
    expect(sent).toEqual(['fits.bin'])
  })

  it('takes no place from files that are taken', async () => {
    const { upload, sent } = host()
    const { container } = renderForm([ruled('file', { maxFileSize: 10 }, { length: 2 })], { upload })
    drop(container, [fileOf('large', '', 11), fileOf('a', ''), fileOf('b', ''), fileOf('c', '')])
    expect(screen.getByText('At most 2 files are allowed')).toBeTruthy()
    expect(screen.getByText('1 was not added')).toBeTruthy()
    await waitFor(() => expect(sent).toEqual(['a', 'b']))
  })

  it('is said in the words and the language of the host', () => {
    const shown = renderForm([ruled('file', { maxFileSize: 10 })], { upload: host().upload, locale: 'zh-CN' })
    drop(shown.container, [fileOf('a.bin', '', 11)])
    expect(screen.getByText('f中的文件「a.bin」超过 10 B')).toBeTruthy()
    shown.update({ ruleMessages: { fileSize: '{name} > {max}' } })
    drop(shown.container, [fileOf('a.bin', '', 11)])
    expect(screen.getByText('fa.bin > 10 B')).toBeTruthy()
  })
})

describe('what is stored of a file', () => {
  it('has its size and type where a rule asks about them, so that a server can ask too', async () => {
    const { container, handle } = renderForm([ruled('file', { maxFileSize: 10 })], { upload: host().upload })
    drop(container, [fileOf('a.pdf', 'application/pdf')])
    await screen.findByRole('link', { name: 'a.pdf' })
    expect(await handle.getData()).toMatchObject({ f: [{ name: 'a.pdf', url: '/files/1', size: 5, type: 'application/pdf' }] })
  })

  it('has what the host said of it instead, also without a rule', async () => {
    const { container, handle } = renderForm([ruled('file', {})], { upload: host({ size: 7, type: 'text/csv' }).upload })
    drop(container, [fileOf('a.txt', 'text/plain')])
    await screen.findByRole('link', { name: 'a.txt' })
    expect(await handle.getData()).toMatchObject({ f: [{ name: 'a.txt', size: 7, type: 'text/csv' }] })
  })

  it('has the name of a picture too, whose address has no extension', async () => {
    const { container, handle } = renderForm([ruled('imgupload', { fileTypes: ['.png'] })], { upload: host().upload })
    drop(container, [photo('photo.png'), photo('photo.jpg')])
    expect(screen.getByText('f: the file “photo.jpg” is not one of .png')).toBeTruthy()
    await screen.findByRole('button', { name: 'View Picture 1' })
    expect(await handle.getData()).toMatchObject({ f: [{ url: '/files/1', name: 'photo.png', size: 12, type: 'image/png' }] })
  })
})

describe('limits of the host', () => {
  const limits = { maxFileSize: 1024, fileTypes: ['.pdf', 'image/*'] }
  const plain = (type: 'file' | 'imgupload', rules: JsonObject = {}) => ruled(type, rules)

  it('refuse what the server would refuse, in the words of the rules, in a form without rules of its own', async () => {
    const { upload, sent } = host()
    const { container } = renderForm([plain('file')], { upload: { ...upload, limits } })
    expect(acceptOf(container)).toBe('.pdf,image/*')
    drop(container, [fileOf('a.exe', ''), fileOf('large.pdf', 'application/pdf', 1025), fileOf('b.pdf', 'application/pdf', 1024)])
    expect(screen.getByText('f: the file “a.exe” is not one of .pdf, image/*')).toBeTruthy()
    expect(screen.getByText('f: the file “large.pdf” is larger than 1 KB')).toBeTruthy()
    await screen.findByRole('link', { name: 'b.pdf' })
    expect(sent).toEqual(['b.pdf'])
  })

  it('stand beside rules of the field, whose own are said first', () => {
    const { upload } = host()
    const { container } = renderForm([plain('file', { maxFileSize: 10 })], { upload: { ...upload, limits } })
    drop(container, [fileOf('a.pdf', 'application/pdf', 2000), fileOf('b.txt', 'text/plain', 5)])
    expect(screen.getByText('f: the file “a.pdf” is larger than 10 B')).toBeTruthy()
    expect(screen.getByText('f: the file “b.txt” is not one of .pdf, image/*')).toBeTruthy()
  })
})
