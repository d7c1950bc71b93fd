/** Who may import whom, as data. Packages first, then the rooms inside them; `design` of the house in docs/adr/0001. */
import { readdirSync } from 'node:fs'

const TIPTAP = ['@tiptap/core', '@tiptap/pm/model', '@tiptap/pm/view', '@tiptap/react', '@tiptap/starter-kit']
const RENDERER_PEERS = ['react', 'react-dom']

/**
 * Per package: what its sources may import from outside. A name covers its subpaths (`zod` covers `zod/mini`).
 * `apps/server` and `apps/console` may use whatever their package.json names, except what is listed under `never`.
 * `doors` are folders with an entry point of their own, which may use more.
 * `programs` are folders that are run, not imported: they may use Node, and import their package by its entry point like everybody else.
 */
export const packages = {
  'packages/form-schema': {
    may: ['zod'],
    doors: { 'feel/': ['feelin'], 'rules/re2/': ['re2js'] },
    programs: { 'cli/': ['@formwork/form-schema'] },
  },
  // From form-schema it imports only the language of conditions.
  'packages/workflow-core': { may: ['zod', '@formwork/form-schema/conditions'], doors: { 'bpmn/': ['bpmn-moddle'] } },
  'packages/edit-history': { may: [] },
  'packages/icons': { may: [] },
  'packages/api-contract': { may: ['zod', '@formwork/form-schema', '@formwork/workflow-core'] },
  // MUI only for its own entry point; tooling/size.mjs checks that none of it is in the other one. TipTap and DOMPurify on demand.
  'packages/form-renderer': {
    may: ['@formwork/form-schema', '@mui/material', 'dompurify', 'react-hook-form', ...TIPTAP, ...RENDERER_PEERS],
  },
  'packages/form-designer': {
    may: [
      '@formwork/edit-history',
      '@formwork/icons',
      '@formwork/form-schema',
      '@formwork/form-renderer',
      ...RENDERER_PEERS,
      '@mui/material',
      '@emotion/cache',
      '@emotion/react',
      '@emotion/styled',
      'zustand',
      'react-dnd',
      'react-dnd-html5-backend',
      'react-dnd-touch-backend',
      'fuse.js',
      'pinyin-pro',
      'codemirror',
      '@codemirror/autocomplete',
      '@codemirror/lang-json',
      '@codemirror/lint',
      '@codemirror/state',
      '@codemirror/view',
      '@uiw/react-codemirror',
    ],
  },
  'apps/console': { never: ['@formwork/server', 'pg', 'fastify', 'drizzle-orm'] },
  'apps/server': {
    never: ['@formwork/console', '@formwork/form-renderer', '@formwork/form-designer', 'react', 'react-dom', '@mui/material'],
  },
}

/** Inside one package: files under `from` never import files under `never`. Paths are prefixes below the package's `src/`. */
export function zonesOf(packageDir, root) {
  const src = `${root}/${packageDir}/src`
  if (packageDir === 'packages/form-renderer')
    return [
      // First code with values or styles only, then what renders them, then the widgets, then the form.
      ...['values/', 'css/'].map((from) => ({
        from,
        never: listed(src)
          .map((folder) => `${folder}/`)
          .filter((folder) => folder !== from),
      })),
      ...['controls/', 'choices/', 'dates/', 'loading/', 'pickers/', 'combobox/'].map((from) => ({
        from,
        never: ['widgets/', 'field/WidgetHost', 'form/FormRenderer', 'form/RunningForm'],
      })),
      { from: 'widgets/', never: ['field/WidgetHost', 'form/FormRenderer', 'form/RunningForm'] },
      { from: 'field/', never: ['form/FormRenderer', 'form/RunningForm'] },
    ]
  if (packageDir === 'packages/form-designer') {
    const panes = ['palette/', 'canvas/', 'outline/', 'properties/', 'dialogs/', 'widget-faces/', 'dnd/', 'FormDesigner']
    return [
      { from: 'commands/', never: ['store/', ...panes] },
      { from: 'store/', never: panes },
    ]
  }
  if (packageDir === 'packages/form-schema')
    return [
      ...listed(src)
        .filter((room) => room !== 'cli')
        .map((room) => ({ from: `${room}/`, never: ['cli/'] })),
      { from: 'index.ts', never: ['cli/'] },
      { from: 'cli/', never: ['index.ts'] },
      { from: 'widgets/', never: ['import/', 'export/', 'lint/', 'document/'] },
      { from: 'html/', never: ['widgets/', 'import/', 'export/', 'lint/', 'document/'] },
      { from: 'rules/', never: ['import/', 'export/', 'lint/'] },
      { from: 'conditions/', never: ['import/', 'export/', 'lint/'] },
      {
        from: 'condition-language/',
        never: ['conditions/', 'document/', 'export/', 'feel/', 'import/', 'lint/', 'widgets/', 'form-definition.ts', 'index.ts'],
      },
      { from: 'index.ts', never: ['feel/'] },
    ]
  if (packageDir === 'packages/workflow-core')
    return [
      { from: 'nodes/', never: ['step.ts', 'validate-graph.ts'] },
      { from: 'index.ts', never: ['bpmn/'] },
    ]
  if (packageDir === 'apps/console') {
    // Generated from the listing, so a new feature is guarded at birth.
    const features = listed(`${src}/features`)
    return [
      { from: 'shared/', never: ['features/', 'app/'] },
      { from: 'features/', never: ['app/'] },
      ...features.map((feature) => ({
        from: `features/${feature}/`,
        never: features.filter((other) => other !== feature).map((other) => `features/${other}/`),
      })),
    ]
  }
  if (packageDir === 'apps/server') return serverZones(src)
  return []
}

/**
 * The rooms of the server, each with the rooms it may import beside its own files: `http → modules → workflow → access → db`, and `domain`
 * known to all. `jobs` is the other entry, beside `http`. `deps` is `src/deps.ts`. A folder that is not listed here may be imported by none;
 * `src/testing` and the files that put the server together (`main.ts`, `start-server.ts`) may import everything.
 */
const serverRooms = {
  domain: [],
  messages: ['domain'],
  storage: ['domain'],
  db: ['domain'],
  access: ['domain', 'db', 'deps'],
  workflow: ['domain', 'messages', 'access', 'db', 'deps'],
  modules: ['domain', 'messages', 'access', 'db', 'workflow', 'deps'],
  http: ['domain', 'messages', 'storage', 'access', 'db', 'workflow', 'modules', 'deps'],
  jobs: ['domain', 'messages', 'access', 'db', 'workflow', 'modules', 'deps'],
  backup: ['domain', 'storage', 'db', 'workflow', 'config'],
}

/** Between the server's rooms, and inside its modules: `forms/form-repo.ts` ← `form-service.ts` ← `form-handlers.ts`. */
function serverZones(src) {
  const rooms = [...new Set([...Object.keys(serverRooms), ...listed(src)])].filter((room) => room !== 'testing')
  // `deps` shows the types of what it holds; who may not know it gets those from where they stand.
  const places = [...rooms.map((room) => `${room}/`), 'testing/', 'config', 'deps', 'logger', 'main', 'start-server']
  const bare = (place) => place.replace(/\/$/, '')
  const between = Object.entries(serverRooms).map(([room, may]) => ({
    from: `${room}/`,
    never: places.filter((place) => bare(place) !== room && !may.includes(bare(place))),
  }))
  const fromNowhere = rooms.filter((room) => !(room in serverRooms))
  const files = listed(`${src}/modules`).flatMap((module) => filesOf(`${src}/modules/${module}`).map((file) => `modules/${module}/${file}`))
  const layer = (name) => files.filter((file) => file.endsWith(`-${name}.ts`))
  return [
    ...between,
    ...fromNowhere.map((room) => ({ from: `${room}/`, never: places.filter((place) => bare(place) !== room) })),
    ...layer('repo').map((from) => ({ from, never: [...layer('policy'), ...layer('service'), ...layer('handlers')] })),
    ...layer('policy').map((from) => ({ from, never: [...layer('service'), ...layer('handlers')] })),
    ...layer('service').map((from) => ({ from, never: layer('handlers') })),
    ...layer('handlers').map((from) => ({ from, never: ['db/', 'access/', ...layer('repo'), ...layer('policy')] })),
    // Code that fills an empty database uses its tables; otherwise only repos do.
    ...files
      .filter((file) => !file.endsWith('-repo.ts') && !/^modules\/(demo|first-start)\//.test(file))
      .map((from) => ({ from, never: ['db/schema/'] })),
  ]
}

/** Only these read the environment or the process; everything else gets what it needs as arguments. */
export const environmentReaders = [
  'apps/server/src/main.ts',
  'apps/server/src/testing/',
  'apps/server/src/config.ts',
  // What bundlers put in place of `NODE_ENV`.
  'packages/form-renderer/src/mistakes/in-development.ts',
]

const listed = (folder) => namesIn(folder, (entry) => entry.isDirectory())
const filesOf = (folder) => namesIn(folder, (entry) => entry.isFile())

function namesIn(folder, isWanted) {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(isWanted)
      .map((entry) => entry.name)
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}
