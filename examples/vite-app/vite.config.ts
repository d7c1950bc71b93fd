/** The form by itself, inside an MUI theme of either kind, inside forms of the application, in German, without React, and in the designer. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  // Whoever answers with a page puts the nonce of that answer in this place, and into its Content-Security-Policy.
  html: { cspNonce: 'NONCE_OF_THE_ANSWER' },
  plugins: [react()],
  build: {
    rollupOptions: {
      input: [
        'index.html',
        'mui.html',
        'mui-variables.html',
        'hook-form.html',
        'form-data.html',
        'german.html',
        'mounted.html',
        'designer.html',
      ],
    },
  },
})
