/** The settings a host gives a form so that files can be uploaded. */
import type { WidgetOptions, WidgetType } from '@formwork/form-schema'

/** The types of widgets that upload: those with an address to upload to. */
type UploadType = { [T in WidgetType]: WidgetOptions<T> extends { readonly action: string } ? T : never }[WidgetType]

/**
 * The field a file is for.
 *
 * @example const folder = (field: UploadField) => (field.type === 'imgupload' ? `pictures/${field.model}` : `files/${field.model}`)
 */
export interface UploadField {
  /** Model of the field. In a row of a subform, the model inside the row. */
  readonly model: string
  /** Pictures, or files of any kind. */
  readonly type: UploadType
  /** The field's label. */
  readonly label: string
  /** The definition asks for the object-storage variant, with this domain in front of the key. */
  readonly isStorage: boolean
  /** That domain, as the definition has it; empty when it names none. */
  readonly domain: string
}

/**
 * The context of one upload.
 *
 * @example const request = (file: File, { signal, onProgress }: UploadContext) => api.sendFile(file, { signal, onProgress })
 */
export interface UploadContext {
  /** Aborts when a person cancels, removes the file, or leaves the page. */
  readonly signal: AbortSignal
  /** Shows how far it is, in percent. */
  readonly onProgress: (percent: number) => void
  /** The field it is for. */
  readonly field: UploadField
}

/**
 * Where an uploaded file is.
 *
 * @example const kept: UploadedFile = { url: '/files/42', name: 'offer.pdf' }
 */
export interface UploadedFile {
  /** `http(s)` or a path of the own origin; anything else is refused. */
  readonly url: string
  /** What the server calls the file; the file's own name otherwise. */
  readonly name?: string | undefined
  /** Identifies a picture in the stored value; a random one otherwise. */
  readonly key?: string | undefined
  /** Bytes of the stored file. It is kept in the value, for a rule about sizes; a field with rules about files keeps what the browser says otherwise. */
  readonly size?: number | undefined
  /** Its type, such as `image/png`; kept as `size` is. */
  readonly type?: string | undefined
}

/**
 * A file that the host did not take, and why, in the reader's words; one line of them is shown.
 *
 * @example const refused: UploadRefusal = { problem: 'The storage is full' }
 */
export interface UploadRefusal {
  /** A sentence for the person who fills the form, shown at the file as it is. */
  readonly problem: string
}

/**
 * What the host takes of a file.
 *
 * @example const limits: UploadLimits = { maxFileSize: 20 * 1024 * 1024, fileTypes: ['.pdf', 'image/*'] }
 */
export interface UploadLimits {
  /** Bytes of one file. */
  readonly maxFileSize?: number | undefined
  /** Extensions (`.pdf`), types (`image/png`) or groups of them (`image/*`), any of which will do. */
  readonly fileTypes?: readonly string[] | undefined
}

/**
 * How files are sent. A field with an `action` sends multipart there by itself; `request` takes the files of the others.
 *
 * @example
 * <FormRenderer definition={definition} upload={{
 *   request: (file, { signal, onProgress }) => api.sendFile(file, { signal, onProgress }),
 *   headers: { 'x-csrf-token': csrfToken },
 *   token: (name) => (name === 'funcGetToken' ? api.storageToken() : ''),
 * }} />
 */
export interface UploadSettings {
  /** Sends one file. Say why it failed with `{ problem }`; after a rejection the form says only that the upload failed. Both offer a retry. */
  readonly request?: ((file: File, context: UploadContext) => Promise<UploadedFile | UploadRefusal>) | undefined
  /** What the server takes of any file: what it would refuse is refused when it is chosen, in the words of the rules that a field may have itself. */
  readonly limits?: UploadLimits | undefined
  /** Headers for an `action` on the page's own origin; a function decides for any target, and is the only way to send some elsewhere. */
  readonly headers?: Readonly<Record<string, string>> | ((target: URL) => Readonly<Record<string, string>>) | undefined
  /**
   * Hands out the token that a definition names in `tokenFunc`; it is sent as the form field `token`, to an object storage and to an `action`
   * on the page's own origin. Without `storageUrl` the definition chooses the storage: look at `target`. An empty text sends none.
   */
  readonly token?: ((name: string, context: { readonly target: URL; readonly model: string }) => string | Promise<string>) | undefined
  /** The names that `token` knows: a designer offers them for a field of an object storage. Another name can be typed. */
  readonly tokenNames?: readonly string[] | undefined
  /** Where the object storage takes files; without it, at the `action` of the definition. */
  readonly storageUrl?: string | undefined
}
