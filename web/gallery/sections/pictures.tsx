import { useState } from 'react';
import { Picture } from '../../src/ui/display/pictures/picture.tsx';
import { Section } from '../../src/ui/layout/layout.tsx';
import { DropZone } from '../../src/ui/pictures/drop-zone.tsx';
import type { EditedPicture } from '../../src/ui/pictures/edited-picture.ts';
import { OnePicture } from '../../src/ui/pictures/one-picture.tsx';
import { PendingFiles } from '../../src/ui/pictures/pending-files.tsx';
import { PicturesField } from '../../src/ui/pictures/pictures-field.tsx';
import { Specimen, Specimens } from '../specimen.tsx';

const SHOWN = '/media/destinations/positano-960.webp';
const ALSO = '/media/destinations/alhambra-960.webp';
const nothing = () => undefined;
const refuse = () => Promise.reject(new Error('nothing is uploaded here'));
const explain = () => 'This page has no server.';

function Edited() {
  const [pictures, setPictures] = useState<readonly EditedPicture[]>([
    { id: '1', url: SHOWN, alt: 'Houses above a bay', credit: 'Ada' },
    { id: '2', url: ALSO, alt: '', credit: '' },
  ]);
  return (
    <PicturesField
      label="Pictures"
      hint="The first one is the cover."
      pictures={pictures}
      onChange={setPictures}
      upload={refuse}
      explain={explain}
    />
  );
}

export function Pictures() {
  const one = { label: 'Logo', look: 'size-16 rounded-card object-cover', upload: refuse, explain };
  return (
    <Section title="Pictures">
      <Specimens>
        <Specimen name="Picture: loaded" column>
          <Picture src={SHOWN} alt="Houses above a bay" priority />
        </Specimen>
        <Specimen name="Picture: can’t be loaded" column>
          <Picture src="/media/destinations/none-960.webp" alt="" category="beach" priority />
        </Specimen>
        <Specimen name="PicturesField" column>
          <Edited />
        </Specimen>
        <Specimen name="DropZone, PendingFiles, OnePicture" column>
          <DropZone onFiles={nothing} />
          <PendingFiles
            files={[
              { key: 1, name: 'bay.jpg', state: 'sending', preview: SHOWN, why: '' },
              { key: 2, name: 'harbor.jpg', state: 'waiting', preview: null, why: '' },
              { key: 3, name: 'map.pdf', state: 'failed', preview: null, why: 'Not a picture.' },
            ]}
            onDismiss={nothing}
          />
          <OnePicture {...one} url="" onChange={nothing} />
          <OnePicture {...one} url={ALSO} onChange={nothing} />
        </Specimen>
      </Specimens>
    </Section>
  );
}
