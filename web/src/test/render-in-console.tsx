import type { ReactNode } from 'react';
import { useProof } from '../app/identity/use-proof.tsx';
import { ProofContext } from '../ui/form/bound/proof-context.ts';
import { renderScreen, type RenderOptions } from './render.tsx';

function AskingWhoItIs({ children }: { children: ReactNode }) {
  const { withProof, dialog } = useProof();
  return (
    <ProofContext value={withProof}>
      {children}
      {dialog}
    </ProofContext>
  );
}

/** Renders a screen of the console with the dialog that asks for proof of identity. */
export const renderInConsole = (element: ReactNode, options?: RenderOptions, path?: string) =>
  renderScreen(<AskingWhoItIs>{element}</AskingWhoItIs>, options, path);
