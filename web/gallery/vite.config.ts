import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { texts } from '../../scripts/words/plugin.mjs';

const ARTWORK = join(import.meta.dirname, '../../demo').replaceAll('\\', '/');

/** `npm run components`: the gallery of the design system, apart from the product and its build. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    texts(),
    react(),
    tailwindcss(),
    {
      name: 'artwork',
      configureServer({ middlewares }) {
        middlewares.use((request, _response, next) => {
          // the path at which the product serves it
          request.url = request.url?.replace(/^\/media\//, `/@fs/${ARTWORK}/`);
          next();
        });
      },
    },
  ],
});
