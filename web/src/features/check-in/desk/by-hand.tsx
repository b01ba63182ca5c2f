import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { byHandTexts as texts } from '../copy.ts';

/** As the contract takes it; references are shorter. */
const LONGEST = 20;

/** For vouchers that cannot be read, and for telephones: the reference as somebody says it. */
export function ByHand({ onFind }: { onFind: (reference: string) => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Card>
      <h2 className="display text-h3">{texts.title}</h2>
      <form
        method="post"
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const reference = typed.trim();
          setError(reference === '' ? texts.empty : undefined);
          if (reference !== '') onFind(reference);
        }}
      >
        <Field label={texts.label} hint={texts.hint} error={error}>
          <Input
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={LONGEST}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
          />
        </Field>
        <Button type="submit" variant="secondary">
          {texts.submit}
        </Button>
      </form>
    </Card>
  );
}
