/** Loads the module that WIDGETS names: widget types that the operator of this server adds to ours. It is the operator's own code. */
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { readWidgetModule, type WidgetDefinitions, widgetDefinitions } from '@formwork/form-schema'
import { StartError } from './domain/start-error'

/** @throws {StartError} when the module cannot be loaded, or what it exports cannot be used. */
export async function loadWidgets(file: string | undefined): Promise<WidgetDefinitions> {
  if (file === undefined) return widgetDefinitions
  const loaded: unknown = await import(pathToFileURL(resolve(file)).href).catch((error: unknown) => {
    throw new StartError(`The widget types of ${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`)
  })
  const read = readWidgetModule(loaded)
  if (!read.ok) throw new StartError(`The widget types of ${file} cannot be used (${read.code}): ${read.found}.`)
  return read.widgets
}
