/** The entry `@formwork/form-renderer/mui`, for hosts that use MUI. The main entry imports nothing of it. */
export { MuiBridge, type MuiBridgeProps } from './mui/MuiBridge'
