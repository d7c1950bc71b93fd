/** The door `@formwork/form-renderer/mui`: for hosts that have MUI. The other door knows nothing of it. */
export { MuiBridge, type MuiBridgeProps } from './mui/MuiBridge'
