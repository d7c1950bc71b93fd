/** The entry `@formwork/form-renderer/mount`, for pages whose own code is not made with React. */
export { type MountedForm, type MountedFormProps, mountForm } from './mount/mount-form'
