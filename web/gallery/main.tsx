import './gallery.css';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Gallery } from './gallery.tsx';

// every link of a specimen leads back to the gallery
const router = createMemoryRouter([{ path: '*', Component: Gallery }]);
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
