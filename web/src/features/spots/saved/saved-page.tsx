import { Share2 } from 'lucide';
import { useLocation } from 'react-router';
import { definePage } from '../../../api/page.ts';
import { paths, withPrefix } from '../../../domain/paths.ts';
import {
  bookmarks,
  favourites,
  useAccountList,
  useDeviceList,
} from '../../../domain/saved/saved-spots.ts';
import { share } from '../../../lib/device/share.ts';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { useSession } from '../../../session/use-session.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { CardGridSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Container, PageHeader, Section } from '../../../ui/layout/layout.tsx';
import { SpotCard } from '../spot-card.tsx';
import { Comparison } from './compare/comparison.tsx';
import { compareTexts, listTexts, savedTexts as texts } from './copy.texts.js';
import { usePlacesQuery } from './places-api.ts';
import { SavedGrid } from './saved-grid.tsx';
import { SeenPlaces } from './seen-places.tsx';
import { SharedList } from './shared-list.tsx';
import { type Compared, useCompared } from './compare/use-compared.ts';
import { useRemoval } from './use-removal.ts';
import { WhereKept } from './where-kept.tsx';
import { PLACES_AT_ONCE } from '@wayfarer/contract';

const MARK = '#list=';

/** An address that contains the list after `#`, so that no server gets or stores the list. */
function listLink(ids: readonly string[]): string {
  const list = ids.slice(0, PLACES_AT_ONCE).map(encodeURIComponent).join(',');
  return `${paths.saved()}${MARK}${list}`;
}

/** The ids in the `#` part of an address; null if it doesn't contain a list. */
function readListLink(hash: string): string[] | null {
  if (!hash.startsWith(MARK)) return null;
  const ids = hash.slice(MARK.length).split(',').map(decoded);
  return [...new Set(ids.filter((id) => id !== ''))].slice(0, PLACES_AT_ONCE);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return ''; // the link was cut in the middle of an encoded character
  }
}

async function shareList(ids: readonly string[]): Promise<void> {
  const url = new URL(withPrefix(listLink(ids)), location.origin).href;
  const result = await share({ title: texts.title, text: listTexts.shareText, url });
  if (result === 'copied') toast.success(listTexts.copied, 'share-list');
  if (result === 'failed') toast.error(listTexts.failed, 'share-list');
}

function Actions({ ids, compared }: { ids: readonly string[]; compared: Compared }) {
  const chosen = compared.ids.length;
  return (
    <>
      {chosen > 0 && (
        <>
          <Button disabled={chosen < 2} onClick={compared.open}>
            {chosen < 2 ? compareTexts.more : compareTexts.open(chosen)}
          </Button>
          <Button variant="ghost" onClick={compared.clear}>
            {compareTexts.clear}
          </Button>
        </>
      )}
      <Button variant="secondary" onClick={() => void shareList(ids)}>
        <Icon shape={Share2} className="size-5" />
        {listTexts.share}
      </Button>
    </>
  );
}

function Bookmarks({ ids }: { ids: readonly string[] }) {
  const { data } = usePlacesQuery(ids);
  if (!data || data.length === 0) return null;
  return (
    <Section title={texts.bookmarks} text={texts.bookmarksText}>
      <div className="snap-row sm:card-grid">
        {data.map((spot) => (
          <SpotCard key={spot._id} spot={spot} />
        ))}
      </div>
    </Section>
  );
}

const empty = (
  <EmptyState
    title={texts.empty}
    text={texts.emptyText}
    actions={<ButtonLink to={paths.catalogue()}>{texts.explore}</ButtonLink>}
  />
);

function SavedPlaces() {
  const onDevice = useDeviceList(favourites);
  const marked = useDeviceList(bookmarks);
  const account = useAccountList();
  const { userEmail, isLoading } = useSession();
  const compared = useCompared();
  const removal = useRemoval();
  const kept = account?.places.map(({ spotId }) => spotId) ?? [];
  const ids = [...new Set([...onDevice, ...kept])];
  const isEmpty = ids.length === 0 && removal.removed.size === 0;
  // people whose account may have a list don't see an empty list before the account's list arrives
  const isComing = isEmpty && (isLoading || (userEmail !== '' && !account));
  return (
    <>
      <PageHeader
        title={texts.title}
        text={ids.length > 0 ? `${texts.count(ids.length)}. ${texts.text}` : undefined}
        above={<BackLink to={paths.catalogue()}>{texts.catalogue}</BackLink>}
        actions={ids.length > 0 && <Actions ids={ids} compared={compared} />}
      />
      <Container>
        <WhereKept onDevice={onDevice} account={account} />
        {isComing ? (
          <CardGridSkeleton text={texts.loading} />
        ) : isEmpty ? (
          empty
        ) : (
          <SavedGrid ids={ids} removal={removal} compared={compared} />
        )}
      </Container>
      {marked.length > 0 && <Bookmarks ids={marked.slice(0, 50)} />}
      <SeenPlaces />
      <Comparison compared={compared} />
    </>
  );
}

/**
 * The server renders this page without data, because the list is known only to the device, the link or the signed-in
 * person's account.
 */
function SavedPage() {
  const { hash } = useLocation();
  const inBrowser = useInBrowser();
  if (!inBrowser) {
    return (
      <>
        <PageHeader title={texts.title} />
        <Container>
          <CardGridSkeleton text={texts.loading} />
        </Container>
      </>
    );
  }
  const list = readListLink(hash);
  return list === null ? <SavedPlaces /> : <SharedList ids={list} />;
}

export const page = definePage(SavedPage, {
  meta: () => ({ title: texts.title, noIndex: true }),
});
