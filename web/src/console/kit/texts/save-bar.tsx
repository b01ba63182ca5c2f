import type { TextState } from '@wayfarer/contract';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { editTexts as texts } from './copy.ts';
import { TextStateBadge } from './text-state.tsx';

/** The bar below a translation, with its state and the buttons to save it. */
export function SaveBar({
  state,
  busy,
  onSave,
}: {
  state: TextState | null;
  busy: boolean;
  onSave: (state: 'draft' | 'published') => void;
}) {
  return (
    <div className="sticky bottom-20 z-20 short:static lg:bottom-6">
      <Card floating className="flex w-full flex-wrap items-center gap-3 p-4!">
        <span className="grow">{state && <TextStateBadge state={state} />}</span>
        <Button variant="secondary" size="sm" disabled={busy} onClick={() => onSave('draft')}>
          {texts.saveDraft}
        </Button>
        <Button size="sm" loading={busy} onClick={() => onSave('published')}>
          {texts.publish}
        </Button>
      </Card>
    </div>
  );
}
