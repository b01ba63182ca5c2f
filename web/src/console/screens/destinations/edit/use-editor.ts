import { parseCost, readAmount, typedAmount } from '@wayfarer/contract';
import { useState } from 'react';
import { type FieldPath, useForm, useWatch } from 'react-hook-form';
import { errorDetail, problemOf } from '../../../../lib/error-text.ts';
import type { Sending } from '../../../../ui/form/bound/schema-form.ts';
import { texts as pictureTexts } from '../../../../ui/pictures/copy.ts';
import { saveTexts as texts } from './copy.ts';
import { changesOf, type Draft, isSame } from './draft.ts';
import { fieldOfFault, resolverFor } from './draft-faults.ts';

interface Trouble {
  problem: string;
  /** True if someone else has changed the destination in the meantime. */
  conflict: boolean;
}

/** The unsaved draft of a destination, with its errors. */
export function useEditor(initial: Draft, currency: string) {
  const form = useForm<Draft, unknown, Draft>({
    defaultValues: initial,
    resolver: resolverFor(currency),
  });
  const [trouble, setTrouble] = useState<Trouble>();
  const [uploading, setUploading] = useState(false);
  // the cast is safe, because the form's default values are complete
  const draft = useWatch({ control: form.control }) as Draft;

  /**
   * True if the server refused a price that is fine in the currency of this page: the site's currency has changed since
   * the page was loaded.
   */
  const isOtherCurrency = (said: ReturnType<typeof problemOf>) =>
    said?.code === 'invalid_input' &&
    fieldOfFault(said.field ?? '') === 'facts.cost' &&
    readAmount(form.getValues('facts.cost'), currency).ok;

  function refused(error: unknown): void {
    const said = problemOf(error);
    const conflict = said?.code === 'revision_changed';
    const message = isOtherCurrency(said) ? texts.otherCurrency : errorDetail(error);
    setTrouble({ problem: conflict ? texts.conflict : message, conflict });
    if (said?.field === undefined) return;
    form.setError(fieldOfFault(said.field) as FieldPath<Draft>, { message });
  }

  const blocked = (problem: string) => setTrouble({ problem, conflict: false });

  /** Submits the form; `done` gets the response, and the draft that was sent. */
  function sending<T extends object>(
    call: (draft: Draft) => Promise<{ data?: T | undefined; error?: unknown }>,
    done: (data: T, sent: Draft) => void,
  ): Sending<Draft, Draft> {
    return {
      form,
      send: async (sent) => {
        if (uploading) return blocked(pictureTexts.wait);
        setTrouble(undefined);
        const { data, error } = await call(sent);
        if (data === undefined) refused(error);
        else done(data, sent);
      },
      refuse: () => blocked(uploading ? pictureTexts.wait : texts.fix),
    };
  }

  /** Starts again with other contents, but keeps changes that were typed after `sent`. */
  function reset(from: Draft, sent?: Draft): void {
    if (sent === undefined || isSame(form.getValues(), sent)) form.reset(from);
    else form.setValue('read', from.read);
    setTrouble(undefined);
  }

  /** Enters an earlier price into the form. */
  function typeCost(price: string): void {
    const read = parseCost(price, currency);
    if (!read.ok) return;
    const cost = typedAmount(read.minor, currency);
    form.setValue('facts.cost', cost, { shouldDirty: true, shouldValidate: true });
  }

  const { problem, conflict = false } = trouble ?? {};
  return {
    form,
    draft,
    // the problem is solved once the uploads have ended
    problem: problem === pictureTexts.wait && !uploading ? undefined : problem,
    conflict,
    saving: form.formState.isSubmitting,
    changes: changesOf(draft),
    setUploading,
    sending,
    reset,
    typeCost,
  };
}
