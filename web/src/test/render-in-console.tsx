import type { ReactNode } from 'react';
import { errorDetail } from '../api/error-text.ts';
import { useProof } from '../app/identity/use-proof.tsx';
import { SubmitContext } from '../ui/form/bound/submit-context.ts';
import { renderScreen, type RenderOptions } from './render.tsx';

function AskingWhoItIs({ children }: { children: ReactNode }) {
  const { withProof, dialog } = useProof();
  return (
    <SubmitContext value={{ explain: errorDetail, withProof }}>
      {children}
      {dialog}
    </SubmitContext>
  );
}

/** Renders a screen of the console, around which it can be asked who the person is. */
export const renderInConsole = (element: ReactNode, options?: RenderOptions, path?: string) =>
  renderScreen(<AskingWhoItIs>{element}</AskingWhoItIs>, options, path);
