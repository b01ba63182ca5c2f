// `npm run dev` starts the browser with this; React's refresh must be there before React.
import '@vitejs/plugin-react/preamble';
import '../src/entry-client.tsx';
