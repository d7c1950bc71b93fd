/** Loads the module that `--widgets` names: widget types added to ours. It is the user's own code. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readWidgetModule, type WidgetDefinitions, widgetDefinitions } from '@formwork/form-schema'
import type { CliMessages } from './message-types'
import { errorCode } from './read-input'

/** @returns the sentence that says why there are none, when that is so. */
export async function loadWidgets(file: string | undefined, messages: CliMessages): Promise<WidgetDefinitions | string> {
  if (file === undefined) return widgetDefinitions
  try {
    const read = readWidgetModule(await import(pathToFileURL(resolve(file)).href))
    return read.ok ? read.widgets : messages.widgetsRefused(file, read)
  } catch (error) {
    const code = errorCode(error)
    return messages.widgetsUnreadable(file, code === '' && error instanceof Error ? error.message : code)
  }
}
