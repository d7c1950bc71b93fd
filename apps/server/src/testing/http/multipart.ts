/** A body with one file, the way a browser sends it. */

export const MULTIPART_HEADERS = { 'content-type': 'multipart/form-data; boundary=part' }

export function multipartOf(field: string, content: Buffer | string, fileName = 'picture'): Buffer {
  const head = `--part\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n--part--\r\n')])
}
