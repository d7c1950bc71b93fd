/** A host whose compiler tells "left out" from "undefined" (`exactOptionalPropertyTypes`) hands on what it has; this file is compiled with that option. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderForm, widget } from '../testing/render-form'
import type { UploadedFile, UploadSettings } from '../uploads/upload-settings'
import type { FormLabels } from './labels'

it('what is undefined in uploads and labels is as if it were left out', async () => {
  const known: { readonly size?: number; readonly tip?: string } = {}
  const uploaded: UploadedFile = { url: '/files/1', name: undefined, key: undefined, size: known.size, type: undefined }
  const upload: UploadSettings = {
    request: () => Promise.resolve(uploaded),
    limits: { maxFileSize: known.size, fileTypes: undefined },
    headers: undefined,
    token: undefined,
    tokenNames: undefined,
    storageUrl: undefined,
  }
  const labels: FormLabels = { f: { name: 'Offer', tip: known.tip, placeholder: undefined, options: undefined, fields: undefined } }
  const { user, handle } = renderForm([widget('file', 'f', { action: '', tip: 'PDF' })], { upload, labels })
  expect(screen.getByRole('group', { name: 'Offer' })).toBeTruthy()
  expect(screen.getByText('PDF')).toBeTruthy()
  await user.upload(screen.getByLabelText('Choose files'), new File(['hello'], 'a.txt'))
  await screen.findByRole('link', { name: 'a.txt' })
  const { f } = await handle.getData()
  expect(f).toEqual([{ uid: expect.any(String), name: 'a.txt', url: '/files/1' }])
})
