import { Eye, EyeOff } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { clsx } from 'clsx';
import { Icon } from '../../display/icon.tsx';
import { CONTROL_LOOK } from '../input.tsx';
import { useFieldControl } from '../field-context.ts';
import * as texts from './password-input.texts.js';

/** A password field with a button to show its content (spec §2, Login). */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const wiring = useFieldControl(rest);
  const shape = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <input
        {...rest}
        {...wiring}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={clsx(CONTROL_LOOK, 'pe-13', className)}
      />
      <button
        type="button"
        aria-label={shown ? texts.hide : texts.show}
        aria-controls={wiring.id}
        onClick={() => setShown(!shown)}
        className="absolute top-0.5 end-1 grid size-11 place-items-center rounded-full text-muted hover:text-ink"
      >
        <Icon shape={shape} className="size-5" />
      </button>
    </span>
  );
}
