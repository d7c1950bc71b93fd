/** Where files go. This one pretends; an application sends them to its server and answers where they are. */
import type { UploadSettings } from '@formwork/form-renderer'

export const upload: UploadSettings = {
  async request(file, { signal, onProgress }) {
    onProgress(50)
    const { byteLength } = await file.arrayBuffer()
    signal.throwIfAborted()
    onProgress(100)
    return { url: `/files/${byteLength}/${encodeURIComponent(file.name)}`, name: file.name }
  },
}
