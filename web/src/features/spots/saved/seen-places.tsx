import { seenPlaces } from '../../../domain/saved/seen-places.ts';
import { useDeviceList } from '../../../domain/saved/saved-spots.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Section } from '../../../ui/layout/layout.tsx';
import { SpotCard } from '../spot-card.tsx';
import { seenTexts as texts } from './copy.texts.js';
import { usePlacesQuery } from './places-api.ts';

function Seen({ ids }: { ids: readonly string[] }) {
  const { currentData, data } = usePlacesQuery(ids);
  // this section is optional: if the destinations can't be loaded, nothing is shown
  const spots = currentData ?? data;
  if (!spots || spots.length === 0) return null;
  return (
    <Section
      title={texts.title}
      text={texts.text}
      className="print:hidden"
      actions={
        <Button variant="secondary" onClick={() => seenPlaces.replace([])}>
          {texts.forget}
        </Button>
      }
    >
      <div className="snap-row sm:card-grid">
        {spots.map((spot) => (
          <SpotCard key={spot._id} spot={spot} />
        ))}
      </div>
    </Section>
  );
}

/** The destinations that were viewed most recently on this device. */
export function SeenPlaces() {
  const ids = useDeviceList(seenPlaces);
  return ids.length === 0 ? null : <Seen ids={ids} />;
}
