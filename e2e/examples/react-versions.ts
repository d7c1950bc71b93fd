/** The versions of React that a stranger may have, and what to install for each. The examples themselves name the first. */
export const REACT_VERSIONS = [
  { name: 'React 19', install: [] },
  { name: 'React 18.3', install: ['react@~18.3.1', 'react-dom@~18.3.1', '@types/react@^18.3.0', '@types/react-dom@^18.3.0'] },
] as const
