import { describe, expect, it } from 'vitest'
import { planUpload, type TargetOptions } from './plan-upload'
import type { UploadSettings } from './upload-settings'

const PAGE = 'https://forms.example/fill'
const options: TargetOptions = { action: '', headers: {}, isQiniu: false, tokenFunc: 'funcGetToken', domain: '' }
const plan = (changes: Partial<TargetOptions>, settings: UploadSettings = {}) => planUpload({ ...options, ...changes }, settings, PAGE)
const request = () => Promise.resolve({ url: '/1' })

describe('where files go', () => {
  it('is the field’s own address, else the host, else nowhere', () => {
    expect(plan({ action: '/upload' }, { request })).toMatchObject({ ok: true, target: { kind: 'form', isOwn: true } })
    expect(plan({}, { request })).toEqual({ ok: true, target: { kind: 'host', request } })
    expect(plan({})).toEqual({ ok: false, problem: { code: 'target' } })
  })

  it('is http(s) only', () => {
    for (const action of [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'https://me:secret@api.example/',
      'blob:https://forms.example/1',
    ])
      expect(plan({ action }), action).toMatchObject({ ok: false, problem: { code: 'address' } })
  })

  it('gets the definition’s headers, but no credentials from them', () => {
    expect(plan({ action: '/upload', headers: { 'X-Tenant': 'north' } })).toMatchObject({ target: { headers: { 'X-Tenant': 'north' } } })
    expect(plan({ action: '/upload', headers: { Authorization: 'x' } })).toEqual({
      ok: false,
      problem: { code: 'header', detail: 'Authorization' },
    })
    expect(plan({ action: '/upload', headers: { 'X-A': 'a\r\nb' } })).toMatchObject({ problem: { code: 'header' } })
  })

  it('is an object storage with a domain, a token and an address; the host’s address counts more', () => {
    const storage = { isQiniu: true, action: 'https://up.evil.example', domain: 'https://cdn.example//' }
    const token = () => 't'
    expect(plan(storage, { token })).toMatchObject({ target: { kind: 'storage', domain: 'https://cdn.example' } })
    const own = plan(storage, { token, storageUrl: 'https://up.example' })
    expect(own.ok && own.target.kind === 'storage' && own.target.url.href).toBe('https://up.example/')
    expect(plan({ ...storage, domain: 'javascript:x' }, { token })).toMatchObject({ problem: { code: 'domain' } })
    expect(plan({ ...storage, domain: 'cdn.example' }, { token })).toMatchObject({ problem: { code: 'domain' } })
    expect(plan(storage)).toEqual({ ok: false, problem: { code: 'token' } })
    expect(plan({ ...storage, action: '' }, { token })).toEqual({ ok: false, problem: { code: 'target' } })
  })
})
