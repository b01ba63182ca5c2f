import type { TripShare } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail, problemOf } from '../../../lib/error-text.ts';
import { restoreFocusAround } from '../../../lib/restore-focus.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { tripsApi } from '../api.ts';
import { shareTexts as texts } from './copy.texts.js';
import { LiveLinks } from './live-links.tsx';
import { LinkToCopy } from '../../../ui/form/link-to-copy.tsx';

interface ShareProps {
  /** The booking's id. */
  id: string;
  shares: readonly TripShare[];
  spot: string;
  open: boolean;
  onClose: () => void;
}

/** A new link, whose URL is available only once: closing the dialog discards it. */
interface Made {
  url: string;
  shareId: string;
}

const ACT = 'share-trip';

/** Creates links for companions and closes them. */
export function ShareDialog({ id, shares, spot, open, onClose }: ShareProps) {
  const [made, setMade] = useState<Made>();
  const [send, { isLoading, error, reset }] = tripsApi.useCreateTripShareMutation();

  async function make() {
    const { data } = await send({ params: { id } });
    if (data) setMade({ url: data.url, shareId: data.share._id });
  }

  function close() {
    setMade(undefined);
    reset();
    onClose();
  }

  const isFull = problemOf(error)?.code === 'too_many_shares';
  return (
    <Dialog open={open} title={texts.title} onClose={close}>
      <p>{texts.text}</p>
      <div className="mt-5 flex flex-col gap-5 text-ink">
        {error !== undefined && (
          <Banner>{isFull ? texts.tooMany : `${texts.failed} ${errorDetail(error)}`}</Banner>
        )}
        {made ? (
          <LinkToCopy
            url={made.url}
            texts={texts}
            act={ACT}
            message={{ title: spot, text: texts.message(spot), send: texts.send }}
          />
        ) : (
          <Button ref={restoreFocusAround} block loading={isLoading} onClick={() => void make()}>
            {texts.make}
          </Button>
        )}
        <LiveLinks
          id={id}
          shares={shares}
          onEnded={(shareId) => {
            if (made?.shareId === shareId) setMade(undefined);
          }}
        />
      </div>
    </Dialog>
  );
}
