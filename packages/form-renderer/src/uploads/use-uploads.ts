/** The uploads of one field: what is on its way, what failed, and the value that follows from it. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { loadRules } from '@formwork/form-schema'
import type { WidgetProps } from '../api/widget-props'
import { useRenderSettings } from '../form/render-settings'
import { useLargerMessages } from '../messages/use-larger-messages'
import { explainUpload } from '../messages/upload-messages'
import { safeFileName } from './chosen/file-name'
import { keptFacts, refusalsOf } from './chosen/file-rules'
import { readFileKind } from './chosen/picture-kind'
import { planUpload, type TargetOptions } from './plan-upload'
import { sendFile } from './send-file'
import { type EntryShape, isPending, type StoredFile, storedFiles, textIn } from './stored-files'
import { isWorthRetrying, type UploadProblem } from './upload-problem'
import type { UploadField } from './upload-settings'
import { useBeforePaint } from '../controls/use-before-paint'

/** Spec 4.5: an upload item becomes a success this long after it arrived. */
const SUCCESS_DELAY_MS = 200

/** A file that is on its way or did not arrive. */
export interface Upload {
  readonly id: string
  readonly file: File
  readonly name: string
  /** Percent; null before anything was sent. */
  readonly percent: number | null
  /** Why it did not arrive; null while it is on its way. */
  readonly problem: UploadProblem | null
  /** The entry it takes the place of, if it replaces one. */
  readonly replaced: StoredFile | null
}

export interface UploadSource {
  /** The widget of the field, whose rules are asked about each file. */
  readonly widget: WidgetProps<UploadField['type']>['widget']
  readonly field: UploadField
  readonly options: TargetOptions & { readonly length: number }
  readonly shape: EntryShape
  readonly value: unknown
  readonly onChange: (value: readonly StoredFile[]) => void
  /** True when only pictures are taken. */
  readonly picturesOnly: boolean
}

export interface Uploads {
  /** The value's entries, those on their way among them. */
  readonly files: readonly StoredFile[]
  /** What is on its way behind an entry. */
  readonly uploadOf: (file: StoredFile) => Upload | undefined
  /** True for what arrived since the field was drawn: a person may always take back what they just added. */
  readonly isNew: (file: StoredFile) => boolean
  /** What did not arrive; not in the value. */
  readonly failed: readonly Upload[]
  /** How many more files the field takes. */
  readonly free: number
  /** What was refused or left out last, as sentences. */
  readonly notices: readonly string[]
  /** What just happened, for assistive technology. */
  readonly announcement: string
  readonly add: (files: Iterable<File>, replaced?: StoredFile) => void
  /** Takes an entry out of the value; one on its way is cancelled, and what it replaced comes back. */
  readonly remove: (file: StoredFile) => void
  readonly retry: (upload: Upload) => void
  readonly dismiss: (upload: Upload) => void
}

export function useUploads({ widget, field, options, shape, value, onChange, picturesOnly }: UploadSource): Uploads {
  const { upload: settings, report, locale, ruleMessages } = useRenderSettings()
  const messages = useLargerMessages()
  const [uploads, setUploads] = useState<ReadonlyMap<string, Upload>>(new Map())
  const [notices, setNotices] = useState<readonly string[]>([])
  const [announcement, setAnnouncement] = useState('')
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())
  const files = useMemo(() => storedFiles(value), [value])
  const { length } = options

  // A form without such rules has not loaded what checks them.
  const hasLimits = settings?.limits !== undefined
  useEffect(() => {
    if (hasLimits) loadRules().catch((error: unknown) => report(error, 'code', field.model))
  }, [hasLimits, report, field.model])

  // What finishes later works on the value of that moment, which two files that arrive together must not take from each other.
  const latest = useRef(files)
  const write = useRef(onChange)
  const [running] = useState(() => new Map<string, AbortController>())
  useBeforePaint(() => {
    write.current = onChange
  })
  const store = useCallback((next: readonly StoredFile[]) => {
    latest.current = next
    write.current(next)
  }, [])
  const put = (changed: Upload) => setUploads((known) => new Map(known).set(changed.id, changed))
  const drop = (id: string) => setUploads((known) => new Map([...known].filter(([other]) => other !== id)))
  const stop = useCallback(
    (id: string) => {
      running.get(id)?.abort()
      running.delete(id)
    },
    [running],
  )
  /** Puts `entry` where the upload's entry stands, or takes that one out. */
  const settle = (id: string, entry: StoredFile | null) =>
    store(latest.current.flatMap((file) => (textIn(file, shape.id) === id ? (entry ? [entry] : []) : [file])))

  // The value changed from outside: a reset, another record. What is no longer in it is no longer sent.
  useBeforePaint(() => {
    if (files === latest.current) return
    const isOther = JSON.stringify(files) !== JSON.stringify(latest.current)
    latest.current = files
    if (!isOther) return
    const ids = new Set(files.map((file) => textIn(file, shape.id)))
    for (const id of running.keys()) if (!ids.has(id)) stop(id)
    setUploads((known) => new Map([...known].filter(([id, { problem }]) => problem === null && ids.has(id))))
    setNotices([])
  }, [files, running, shape.id, stop])

  // What an earlier page left behind unfinished will never arrive; what this one leaves behind neither.
  useEffect(() => {
    const withoutPending = () => latest.current.filter((file) => !isPending(file))
    if (latest.current.some(isPending)) store(withoutPending())
    return () => {
      if (running.size === 0) return
      for (const id of running.keys()) stop(id)
      store(withoutPending())
    }
  }, [running, stop, store])

  const run = async (upload: Upload) => {
    const { id, file, name, replaced } = upload
    const leaving = new AbortController()
    running.set(id, leaving)
    const isOn = () => running.get(id) === leaving
    const context = { signal: leaving.signal, field, onProgress: (percent: number) => isOn() && put({ ...upload, percent }) }
    let thrown: unknown
    const onThrown = (error: unknown) => {
      thrown = error
    }
    const kind = await readFileKind(file)
    const refusal = refusalOf(kind, picturesOnly)
    const plan = refusal ? { ok: false as const, problem: refusal } : planUpload(options, settings, document.baseURI)
    const outcome = plan.ok
      ? await sendFile({ file, key: id, tokenFunc: options.tokenFunc }, plan.target, settings, context, onThrown)
      : plan
    if (!isOn()) return
    if (outcome.ok) {
      put({ ...upload, percent: 100 })
      await new Promise((resolve) => setTimeout(resolve, SUCCESS_DELAY_MS))
      // The page was left, or the file taken out, in that moment.
      if (!isOn()) return
      running.delete(id)
      drop(id)
      const { key = id, url, name: stored = name } = outcome.uploaded
      settle(id, { ...shape.done(key, safeFileName(stored), url), ...keptFacts(widget, file, outcome.uploaded) })
      setArrived((known) => new Set(known).add(key))
      setAnnouncement(messages.uploadDone(name))
      return
    }
    running.delete(id)
    settle(id, replaced)
    const { problem } = outcome
    const sentence = messages.fileProblem(name, explainUpload(problem, messages))
    // A wrong file is a person's to change, and no error.
    if (isWorthRetrying(problem))
      report(thrown ?? new Error(`A file of "${field.model}" did not arrive (${problem.code}).`), 'upload', field.model)
    setAnnouncement(sentence)
    if (isWorthRetrying(problem)) put({ ...upload, problem })
    else {
      drop(id)
      setNotices((known) => [...known, sentence])
    }
  }
  const begin = (upload: Upload) => {
    const entry = shape.pending(upload.id, upload.name)
    const at = upload.replaced ? latest.current.indexOf(upload.replaced) : -1
    store(at < 0 ? [...latest.current, entry] : latest.current.with(at, entry))
    put(upload)
    void run(upload)
  }
  const limitNotices = (leftOut: number) => [messages.tooManyFiles(length), messages.leftOutFiles(leftOut)]

  return {
    files,
    uploadOf: (file) => uploads.get(textIn(file, shape.id)),
    isNew: (file) => arrived.has(textIn(file, shape.id)),
    failed: [...uploads.values()].filter(({ problem }) => problem !== null),
    free: Math.max(0, length - files.length),
    notices,
    announcement,
    add(chosen, replaced) {
      const asked = [...chosen].map((file) => ({ file, refusals: refusalsOf(widget, file, { locale, ruleMessages }, settings?.limits) }))
      // What is refused takes no place from the others.
      const list = asked.flatMap(({ file, refusals }) => (refusals.length === 0 ? [file] : []))
      const free = Math.max(0, replaced ? 1 : length - latest.current.length)
      const refusals = new Set(asked.flatMap((each) => each.refusals))
      setNotices([...refusals, ...(list.length > free ? limitNotices(list.length - free) : [])])
      for (const file of list.slice(0, free))
        begin({ id: newFileId(), file, name: safeFileName(file.name), percent: null, problem: null, replaced: replaced ?? null })
    },
    remove(file) {
      const id = textIn(file, shape.id)
      const upload = uploads.get(id)
      stop(id)
      drop(id)
      setNotices([])
      if (upload) settle(id, upload.replaced)
      else store(latest.current.filter((other) => other !== file))
    },
    retry(upload) {
      if (latest.current.length >= length && !upload.replaced) setNotices(limitNotices(1))
      else begin({ ...upload, percent: null, problem: null })
    },
    dismiss: ({ id }) => drop(id),
  }
}

function refusalOf(kind: Awaited<ReturnType<typeof readFileKind>>, picturesOnly: boolean): UploadProblem | null {
  if (kind === 'empty' || kind === 'unreadable') return { code: kind }
  return picturesOnly && kind === 'other' ? { code: 'picture' } : null
}

/** Nobody can guess or choose it: an object storage keeps the file under this name (E1). */
function newFileId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2))
  return `${Date.now()}_${[...random].map((part) => part.toString(36)).join('')}`
}
