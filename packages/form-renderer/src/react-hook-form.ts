/** A form as one field of a form that react-hook-form runs. The only entry that needs `react-hook-form`. */
export { FormField, type FormFieldProps } from './react-hook-form/FormField'
