/** Whether the site accepts a file of this kind: by the same rule as files of its forms. The server looks into the file and decides. */

/** The rules of forms are loaded only where a site takes some kinds and not all. @param fileTypes extensions, media types and groups of them */
export async function takesKind({ name, size, type }: File, fileTypes: readonly string[] | undefined): Promise<boolean> {
  if (fileTypes === undefined) return true
  const { importDefinition, validateValuesAsync } = await import('@formwork/form-schema')
  const field = { type: 'file', name: '', key: 'file', model: 'file', options: { formwork: { rules: { fileTypes } } } }
  const read = importDefinition({ list: [field], config: {} })
  if (!read.ok) throw new Error('the form of the attachments cannot be read')
  const result = await validateValuesAsync(read.form, { file: [{ url: '/', name, size, type }] })
  return result.ok || !result.issues.some(({ code }) => code === 'fileType')
}
