import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePublicConfig } from '../../../../api/public-config.ts';
import { BackLink } from '../../../../ui/controls/back-link.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { consolePath } from '../../../kit/address/paths.ts';
import { Screen } from '../../../kit/screen/screen.tsx';
import { destinationsApi } from '../api.ts';
import { editTexts as texts, saveTexts } from './copy.ts';
import { changesOf, type Draft, EMPTY_DRAFT } from './draft.ts';
import { detailsBody, factsBody, pricesBody } from './send-draft.ts';
import { DestinationEditor } from './editor.tsx';
import { useEditor } from './use-editor.ts';

/** The body of the call: the facts, and the details and prices if they were edited. */
function bodyOf(draft: Draft, currency: string) {
  const changed = changesOf(draft);
  const has = (part: string) => changed.some((field) => field.startsWith(part));
  return {
    facts: factsBody(draft, currency),
    ...(has('details') && { details: detailsBody(draft) }),
    ...(has('prices') && { prices: pricesBody(draft, currency) }),
  };
}

/** The form to add a destination of the agency. */
export function NewDestinationScreen() {
  const { currency } = usePublicConfig();
  const navigate = useNavigate();
  const editor = useEditor(EMPTY_DRAFT, currency);
  const [create] = destinationsApi.useCreateOperatorSpotMutation();
  const [labels] = useState({ save: saveTexts.add, saving: saveTexts.adding });
  const sending = editor.sending(
    (draft) => create({ body: bodyOf(draft, currency) }),
    ({ _id }) => {
      toast.success(saveTexts.added, 'destination');
      void navigate(consolePath(`destinations/${encodeURIComponent(_id)}`), { replace: true });
    },
  );
  return (
    <Screen
      above={<BackLink to={consolePath('destinations')}>{texts.back}</BackLink>}
      title={texts.newTitle}
      text={texts.newText}
    >
      <DestinationEditor
        editor={editor}
        currency={currency}
        policies={[]}
        allows="all"
        labels={labels}
        sending={sending}
        onDiscard={() => editor.reset(EMPTY_DRAFT)}
      />
    </Screen>
  );
}
