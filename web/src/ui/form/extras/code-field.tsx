import { ChevronDown, TicketPercent } from 'lucide';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { Icon } from '../../display/icon.tsx';
import * as texts from './code-field.texts.js';
import { Field, FieldError } from '../field.tsx';
import { Input } from '../input.tsx';

interface CodeFieldProps {
  /** The code that applies; undefined without one. */
  code: string | undefined;
  /** Tries a code, or removes the present one. Resolves to the reason if it wasn't possible. */
  onChange: (code: string | null) => Promise<string | undefined>;
  /** Why the current code was refused when the form was sent. */
  refusal?: string | undefined;
}

/** A folded field for a promo code or, with a code, the button that removes it. Not a form of its own. */
export function CodeField({ code, onChange, refusal }: CodeFieldProps) {
  const refusalId = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function change(to: string | null) {
    if (busy || to === '') return;
    setBusy(true);
    setFault(await onChange(to));
    setBusy(false);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // the field may be in a form
    event.preventDefault();
    void change(typed.trim());
  }

  if (code !== undefined) {
    return (
      <>
        <Button
          variant="ghost"
          size="sm"
          loading={busy}
          aria-describedby={refusalId}
          onClick={() => void change(null)}
        >
          {texts.remove} <span className="sr-only">{texts.code(code)}</span>
        </Button>
        <FieldError id={refusalId} error={refusal} />
      </>
    );
  }
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon shape={TicketPercent} className="size-4.5 shrink-0" />
        {texts.have}
        <Icon
          shape={ChevronDown}
          className="ms-auto size-4.5 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="flex items-start gap-2 pb-2">
        <Field label={texts.label} hideLabel error={fault} className="min-w-0 grow">
          <Input
            placeholder={texts.label}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Button
          variant="secondary"
          className="px-4!"
          loading={busy}
          onClick={() => void change(typed.trim())}
        >
          {texts.apply}
        </Button>
      </div>
    </details>
  );
}
