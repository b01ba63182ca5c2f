import { brandTokens } from '@wayfarer/contract';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import type { ControlProps } from './control-props.ts';
import { controlTexts as texts } from './copy.ts';

const HEX = /^#[0-9a-f]{6}$/i;

/** A color that is typed or picked; empty for the product's own color. */
export function ColorControl({ field, value, mark, error, onChange }: ControlProps) {
  const text = String(value);
  const isColor = HEX.test(text);
  const adjusted = isColor && brandTokens(text).fill.light.toLowerCase() !== text.toLowerCase();
  return (
    <Field
      label={
        <>
          {field.label} {mark}
        </>
      }
      hint={`${field.hint ?? ''} ${adjusted ? texts.adjusted : ''}`}
      error={error}
      className="sm:col-span-2"
    >
      <span className="flex flex-wrap items-center gap-3">
        <Input
          className="max-w-40"
          placeholder="#0f5c6b"
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          type="color"
          aria-label={texts.pick}
          value={isColor ? text : '#cf4a22'}
          className="h-11 w-14 rounded-field border border-line-strong bg-surface p-1"
          onChange={({ target }) => onChange(target.value)}
        />
        {text !== '' && (
          <Button variant="ghost" size="sm" onClick={() => onChange('')}>
            {texts.usual}
          </Button>
        )}
      </span>
    </Field>
  );
}
