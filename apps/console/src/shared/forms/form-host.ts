/** What every form of the console is given, where it is filled, read and previewed. */
import type { FormRendererProps } from '@formwork/form-renderer'
import { formSources } from './form-sources'
import { formUploads } from './form-uploads'

export const formHost: Pick<FormRendererProps, 'remoteFunctions' | 'upload'> = { remoteFunctions: formSources, upload: formUploads }
