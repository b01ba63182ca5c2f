import { type OperatorSpot, sentCost } from '@wayfarer/contract';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Form } from '../../../../ui/form/bound/form.tsx';
import type { Sending } from '../../../../ui/form/bound/schema-form.ts';
import { editTexts, fieldTexts, partNames, type PartName, saveTexts as texts } from './copy.ts';
import { DaysSection, DirectionsSection, IncludedSection } from './sections/details-sections.tsx';
import type { Draft } from './draft.ts';
import { partOf } from './parts.ts';
import { KnowSection } from './sections/know-section.tsx';
import { PicturesSection } from './sections/pictures-section.tsx';
import { PolicySection, PricesSection } from './sections/prices-section.tsx';
import { TextSection } from './sections/text-section.tsx';
import type { useEditor } from './use-editor.ts';

type Editor = ReturnType<typeof useEditor>;

const ALL = Object.keys(partNames) as PartName[];

function Parts({ shown, changed }: { shown: readonly PartName[]; changed: ReadonlySet<PartName> }) {
  return (
    <nav aria-label={editTexts.sections} className="mb-5">
      <ul className="flex flex-wrap gap-2">
        {shown.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-semibold hover:bg-sunken"
            >
              {partNames[name]}
              {changed.has(name) && (
                <span className="size-2 rounded-full bg-sun">
                  <span className="sr-only">{editTexts.partChanged}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A preview of the catalog card. */
function Preview({ draft: { facts }, currency }: { draft: Draft; currency: string }) {
  const place = [facts.location, facts.country].map((part) => part.trim()).filter(Boolean);
  return (
    <aside aria-label={fieldTexts.preview} className="lg:sticky lg:top-6">
      <p className="mb-3 text-sm font-semibold text-muted">{fieldTexts.preview}</p>
      <Card className="p-4! sm:p-5!">
        <div className="aspect-[4/3] overflow-hidden rounded-card bg-sunken">
          {facts.image.trim() !== '' && (
            <img
              key={facts.image}
              src={facts.image.trim()}
              alt=""
              referrerPolicy="no-referrer"
              className="size-full object-cover"
            />
          )}
        </div>
        <p className="mt-4 text-lg font-bold tracking-tight wrap-anywhere">
          {facts.spot.trim() || <span className="text-muted">{fieldTexts.spot}</span>}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{place.join(', ')}</p>
        <p className="mt-2 line-clamp-4 text-sm wrap-anywhere">{facts.description}</p>
        {facts.cost !== '' && (
          <p className="mt-3">
            <Price text={sentCost(facts.cost, currency)} />
          </p>
        )}
      </Card>
    </aside>
  );
}

interface SaveBarProps {
  editor: Editor;
  labels: { save: string; saving: string };
  /** The id of the form that the bar submits. */
  form: string;
  onDiscard: () => void;
  onLoad?: (() => void) | undefined;
}

/** The number of unsaved changes, with the buttons to save and discard them. */
function SaveBar({
  editor: { changes, conflict, problem, saving },
  labels,
  form,
  onDiscard,
  onLoad,
}: SaveBarProps) {
  return (
    <div className="sticky bottom-20 z-20 short:static mt-6 lg:bottom-6 print:hidden">
      {changes.length > 0 && (
        <Card floating className="flex flex-wrap items-center gap-3 p-4!">
          {problem !== undefined && (
            <div className="w-full">
              <Banner>{problem}</Banner>
            </div>
          )}
          <p role="status" className="min-w-0 grow text-sm font-semibold">
            {texts.changes(changes.length)}
          </p>
          {conflict && onLoad && (
            <Button variant="secondary" size="sm" onClick={onLoad}>
              {texts.loadTheirs}
            </Button>
          )}
          <Button variant="ghost" size="sm" disabled={saving} onClick={onDiscard}>
            {texts.discard}
          </Button>
          <Button type="submit" form={form} size="sm" loading={saving}>
            {saving ? labels.saving : labels.save}
          </Button>
        </Card>
      )}
    </div>
  );
}

interface EditorProps {
  editor: Editor;
  currency: string;
  policies: OperatorSpot['policies'];
  allows: 'all' | 'facts' | 'nothing';
  labels: { save: string; saving: string };
  sending: Sending<Draft, Draft>;
  onDiscard: () => void;
  onLoad?: () => void;
  children?: ReactNode;
}

/** A whole destination in one form, with its preview and the save bar. */
export function DestinationEditor({
  editor,
  currency,
  policies,
  allows,
  labels,
  sending,
  onDiscard,
  onLoad,
  children,
}: EditorProps) {
  const form = useId();
  const shown =
    allows === 'all' ? ALL : ALL.filter((name) => name === 'text' || name === 'pictures');
  return (
    <>
      {children}
      <Parts shown={shown} changed={new Set(editor.changes.map(partOf))} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Form of={sending} id={form}>
          <fieldset disabled={allows === 'nothing'} className="flex min-w-0 flex-col gap-5">
            <TextSection currency={currency} />
            <PicturesSection onBusy={editor.setUploading} />
            {allows === 'all' && (
              <>
                <IncludedSection />
                <KnowSection />
                <DaysSection />
                <DirectionsSection />
                <PricesSection />
                <PolicySection policies={policies} />
              </>
            )}
          </fieldset>
        </Form>
        <Preview draft={editor.draft} currency={currency} />
      </div>
      <SaveBar editor={editor} labels={labels} form={form} onDiscard={onDiscard} onLoad={onLoad} />
    </>
  );
}
