import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type SpotFields, spotForm, EMPTY_SPOT } from '@wayfarer/contract';
import { useEffect, useRef, useState } from 'react';
import {
  type FieldErrors,
  type Resolver,
  useForm,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { errorDetail } from '../../../../lib/error-text.ts';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Container } from '../../../../ui/layout/layout.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Form } from '../../../../ui/form/bound/form.tsx';
import { SubmitButton } from '../../../../ui/form/bound/submit-button.tsx';
import { Contributor } from './contributor.tsx';
import { FactGroups, LookFields, ToldFields } from './form-groups.tsx';
import { formTexts } from '../copy.ts';
import type { EditedPicture } from '../../../../ui/pictures/edited-picture.ts';
import { useCoveredPictures } from './use-covered-pictures.ts';
import { SpotPreview } from './spot-preview.tsx';

export interface SpotFormProps {
  initial: SpotFields;
  /** The cost's currency: the destination's own, or the site's for a new one. */
  currency: string;
  texts: { submit: string; submitting: string; failed: string };
  cancelTo: string;
  pictures?: readonly EditedPicture[];
  /** Sends the form and goes to the next page; rejects with the call's error. */
  save: (fields: SpotFields, pictures: readonly EditedPicture[]) => Promise<void>;
  /** Called with every change. */
  onDraft?: (fields: SpotFields, pictures: readonly EditedPicture[]) => void;
  onCancel?: () => void;
}

/** Reports only the first fault (spec §5): one toast, and one field. */
function resolverFor(currency: string): Resolver<SpotFields> {
  const findFaults = standardSchemaResolver(spotForm(currency));
  return async (...form) => {
    const result = await findFaults(...form);
    const [first] = Object.entries(result.errors);
    return first ? { values: {}, errors: Object.fromEntries([first]) } : result;
  };
}

/**
 * Handles a press of the button during an upload: the form is sent as soon as the upload has ended (`wait` is then
 * empty).
 */
function useQueue(form: UseFormReturn<SpotFields>, wait: string) {
  const [isQueued, setQueued] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wait === '' && isQueued) button.current?.closest('form')?.requestSubmit();
  }, [wait, isQueued]);
  function queue() {
    form.clearErrors('image');
    toast.success(formTexts.uploading);
    setQueued(true);
  }
  return { button, isQueued, leave: () => setQueued(false), queue };
}

/** The form of a destination with its live preview and contributor, for adding and editing. */
export function SpotForm(props: SpotFormProps) {
  const { initial, currency, texts, cancelTo, save, onDraft, onCancel } = props;
  const [problem, setProblem] = useState('');
  const [brokenPicture, setBrokenPicture] = useState('');
  const [wait, setWait] = useState('');
  const form = useForm<SpotFields>({
    defaultValues: initial,
    resolver: resolverFor(currency),
  });
  const { button, isQueued, leave, queue } = useQueue(form, wait);
  const [pictures, setPictures] = useCoveredPictures(form, props.pictures);
  const typed = useWatch({ control: form.control });
  useEffect(() => {
    if (onDraft) onDraft({ ...EMPTY_SPOT, ...typed }, pictures);
  }, [onDraft, typed, pictures]);

  async function send(fields: SpotFields) {
    if (wait) return queue();
    leave();
    setProblem('');
    try {
      await save(fields, pictures);
    } catch (error) {
      toast.error(texts.failed);
      setProblem(errorDetail(error));
    }
  }

  function refuse(errors: FieldErrors<SpotFields>) {
    // the picture that the schema finds missing is still being uploaded
    if (wait && errors.image) return queue();
    leave();
    const [fault] = Object.values(errors);
    if (typeof fault?.message === 'string') toast.error(fault.message);
  }

  return (
    <Container className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Form of={{ form, send, refuse }} keepsItself={onDraft !== undefined}>
        <Card className="flex flex-col gap-8">
          {problem !== '' && <Banner>{problem}</Banner>}
          <FactGroups currency={currency} />
          <LookFields
            currency={currency}
            brokenPicture={brokenPicture}
            pictures={pictures}
            onPictures={setPictures}
            onWait={setWait}
          />
          <ToldFields />
          <div ref={button} className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
            <ButtonLink to={cancelTo} variant="secondary" onClick={onCancel}>
              {formTexts.cancel}
            </ButtonLink>
            <SubmitButton busyLabel={texts.submitting} disabled={isQueued}>
              {isQueued ? formTexts.queued : texts.submit}
            </SubmitButton>
          </div>
        </Card>
      </Form>
      <aside className="flex flex-col gap-6 lg:sticky lg:top-24">
        <SpotPreview
          control={form.control}
          currency={currency}
          brokenPicture={brokenPicture}
          onBroken={setBrokenPicture}
        />
        <Contributor />
      </aside>
    </Container>
  );
}
