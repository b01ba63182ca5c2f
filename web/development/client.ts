// The browser's entry for `npm run dev`; React's refresh must load before React.
import '@vitejs/plugin-react/preamble';
import '../src/entry-client.tsx';
