import { SavedViewForm, VIEW_NAME_LIMIT } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { BookmarkPlus, X } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { FormDialog } from '../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { Input } from '../../../ui/form/input.tsx';
import { listTexts as texts } from './copy.ts';
import { useKeptOnDevice } from './kept-on-device.ts';

/** A saved filter and order; `view` is the query of the address. */
export interface SavedView {
  name: string;
  view: string;
  /** The number of rows in the view, if it is known. */
  count?: string | undefined;
}

const areViews = (value: unknown): value is SavedView[] =>
  Array.isArray(value) &&
  value.every(
    (one: unknown) =>
      typeof one === 'object' &&
      one !== null &&
      'name' in one &&
      typeof one.name === 'string' &&
      'view' in one &&
      typeof one.view === 'string',
  );

function SaveDialog({ onSave, onClose }: { onSave: (name: string) => void; onClose: () => void }) {
  const form = useSchemaForm(SavedViewForm, { name: '' });
  const submit = useSubmit(form, async ({ name }) => {
    onSave(name);
    return {};
  });
  return (
    <FormDialog
      title={texts.saveTitle}
      text={texts.saveText}
      of={submit}
      submitLabel={texts.save}
      closeLabel={texts.cancel}
      onClose={onClose}
    >
      <FormField name="name" label={texts.viewName} required>
        <Input maxLength={VIEW_NAME_LIMIT} autoComplete="off" />
      </FormField>
    </FormDialog>
  );
}

function ViewLink({ name, view, count, chosen }: SavedView & { chosen: boolean }) {
  return (
    <Link
      to={`?${view}`}
      aria-current={chosen ? 'true' : undefined}
      className={clsx(
        'focus-inset -mb-px inline-flex min-h-12 items-center border-b-2 px-3.5 text-sm whitespace-nowrap',
        chosen ? 'border-brand font-semibold' : 'border-transparent text-muted hover:text-ink',
      )}
    >
      {name}
      {count !== undefined && (
        // the space also separates the words for screen readers
        <span className="tabular ps-1 font-normal whitespace-pre text-muted">{` ${count}`}</span>
      )}
    </Link>
  );
}

function ViewLinks({
  ready,
  own,
  current,
  onRemove,
}: {
  ready: readonly SavedView[];
  own: readonly SavedView[];
  current: string;
  onRemove: (name: string) => void;
}) {
  return (
    <nav
      aria-label={texts.views}
      className="relative flex min-w-0 overflow-x-auto [scrollbar-width:none] short:flex-wrap"
    >
      {ready.map((one) => (
        <ViewLink key={one.name} {...one} chosen={one.view === current} />
      ))}
      {own.map((one) => (
        <span key={one.name} className="inline-flex items-center">
          <ViewLink {...one} chosen={one.view === current} />
          <IconButton
            label={texts.removeView(one.name)}
            icon={<Icon shape={X} className="size-4" />}
            onClick={() => onRemove(one.name)}
          />
        </span>
      ))}
    </nav>
  );
}

/** The built-in views of a list, and the views saved on this device. */
export function SavedViews({
  list,
  ready,
  current,
}: {
  list: string;
  /** The built-in views. The first one shows the whole list. */
  ready: readonly SavedView[];
  current: string;
}) {
  const [own, setOwn] = useKeptOnDevice<SavedView[]>(`console-views-${list}`, areViews, []);
  const [saving, setSaving] = useState(false);
  const known = [...ready, ...own].some(({ view }) => view === current);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 border-b border-line print:hidden">
      <ViewLinks
        ready={ready}
        own={own}
        current={current}
        onRemove={(gone) => setOwn(own.filter(({ name }) => name !== gone))}
      />
      {!known && (
        <Button variant="ghost" size="sm" onClick={() => setSaving(true)}>
          <Icon shape={BookmarkPlus} className="size-4" />
          {texts.saveView}
        </Button>
      )}
      {saving && (
        <SaveDialog
          onClose={() => setSaving(false)}
          onSave={(name) => {
            setOwn([...own.filter((one) => one.name !== name), { name, view: current }]);
            setSaving(false);
          }}
        />
      )}
    </div>
  );
}
