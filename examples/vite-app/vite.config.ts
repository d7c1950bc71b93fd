/** The form by itself, and the form inside an MUI theme of either kind. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: { rollupOptions: { input: ['index.html', 'mui.html', 'mui-variables.html'] } },
})
