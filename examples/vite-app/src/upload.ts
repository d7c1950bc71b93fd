/** Where files go. This one keeps them in the page; an application sends them to its server and answers where they are. */
import type { UploadSettings } from '@formwork/form-renderer'

export const upload: UploadSettings = {
  async request(file, { signal, onProgress }) {
    onProgress(50)
    const text = await file.text()
    signal.throwIfAborted()
    onProgress(100)
    return { url: URL.createObjectURL(new Blob([text], { type: file.type })), name: file.name }
  },
}
