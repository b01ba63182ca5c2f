import type { SpotFields } from '@wayfarer/contract';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { definePage } from '../../../../api/page.ts';
import { type PublicConfig, usePublicConfig } from '../../../../api/public-config.ts';
import { useSession } from '../../../../session/use-session.ts';
import { paths } from '../../../../domain/paths.ts';
import { useIsCurrentRoute } from '../../../../lib/hooks/use-is-current-route.ts';
import { BackLink } from '../../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { PageHeader } from '../../../../ui/layout/layout.tsx';
import { EmptyState } from '../../../../ui/feedback/states.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { ownSpotsApi } from '../api.ts';
import { addTexts as texts } from '../copy.texts.js';
import type { PublishedState } from '../../published-notice.tsx';
import type { EditedPicture } from '../../../../ui/pictures/edited-picture.ts';
import { spotDraft } from './spot-draft.ts';
import { inputOf } from './spot-fields.ts';
import { SpotForm } from './spot-form.tsx';

/**
 * The policy for this visitor's new destination. An administrator's destination belongs to the agency and is published
 * immediately.
 */
function usePolicy(): PublicConfig['contributions'] {
  const { contributions } = usePublicConfig();
  const { userEmail } = useSession();
  const isAsked = contributions !== 'open' && userEmail !== '';
  const { data } = ownSpotsApi.useSpotOwnerQuery(isAsked ? undefined : skipToken);
  return data?.role === 'administrator' ? 'open' : contributions;
}

/** Adds the destination, and leads to a page where the visitor can see it. */
function useSave(draft: ReturnType<typeof spotDraft>) {
  const { currency } = usePublicConfig();
  const { userEmail } = useSession();
  const navigate = useNavigate();
  const isCurrentRoute = useIsCurrentRoute();
  const [create] = ownSpotsApi.useCreateSpotMutation();
  // one time per form, so that a form that is sent again after a lost response is the same submit and adds nothing twice
  const [createdAt] = useState(() => new Date().toISOString());
  return async function save(fields: SpotFields, pictures: readonly EditedPicture[]) {
    const owner = { email: userEmail, createdBy: userEmail };
    const body = {
      ...inputOf(fields, currency, pictures.length > 0 ? pictures : undefined),
      ...owner,
      createdAt,
    };
    const { _id, spot, state } = await create({ body }).unwrap();
    draft.drop();
    const waits = state === 'waiting';
    toast.success(waits ? texts.doneWaiting : texts.done);
    if (isCurrentRoute()) {
      if (waits) await navigate(paths.mySpots());
      else {
        const carried: PublishedState = { published: { _id, spot } };
        await navigate(paths.catalogue(), { state: carried });
      }
    }
  };
}

/** Add tourist spot (spec §2). Even without the guard, it admits only visitors with an email (spec §6). */
function AddSpot() {
  const { currency } = usePublicConfig();
  const { userEmail } = useSession();
  const policy = usePolicy();
  const [draft] = useState(() => spotDraft(userEmail));
  const [initial] = useState(() => draft.restore());
  const [pictures] = useState(() => draft.restorePictures());
  const save = useSave(draft);
  if (userEmail === '') {
    return (
      <EmptyState
        level={1}
        title={texts.signedOut}
        text={texts.signedOutText}
        actions={<ButtonLink to={paths.login()}>{texts.login}</ButtonLink>}
      />
    );
  }

  if (policy === 'closed') {
    return (
      <EmptyState
        level={1}
        title={texts.closed}
        text={texts.closedText}
        actions={<ButtonLink to={paths.mySpots()}>{texts.mine}</ButtonLink>}
      />
    );
  }

  return (
    <>
      <PageHeader
        title={texts.title}
        text={policy === 'review' ? texts.textReview : texts.text}
        above={<BackLink to={paths.catalogue()}>{texts.back}</BackLink>}
      />
      <SpotForm
        initial={initial}
        pictures={pictures}
        currency={currency}
        texts={texts}
        cancelTo={paths.catalogue()}
        save={save}
        onDraft={draft.keep}
        onCancel={draft.drop}
      />
    </>
  );
}

export const page = definePage(AddSpot, {
  meta: () => ({ title: texts.title, noIndex: true }),
});
