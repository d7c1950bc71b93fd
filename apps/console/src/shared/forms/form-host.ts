/** Props of every form of the console, wherever it is filled, read and previewed. The rules speak as forms do by themselves: the old family's wording is for files and calls. */
import type { FormRendererProps } from '@formwork/form-renderer'
import { formSources } from './form-sources'
import { formUploads } from './form-uploads'

/** One object: a form compares its props by identity. */
export const formHost: Pick<FormRendererProps, 'remoteFunctions' | 'upload'> = { remoteFunctions: formSources, upload: formUploads }
