import { Heart, Pencil, Trash2, X } from 'lucide';
import { useState } from 'react';
import { BackLink } from '../../src/ui/controls/back-link.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../src/ui/controls/button.tsx';
import { CarouselControls } from '../../src/ui/controls/carousel-controls.tsx';
import { ChipButton, ChipLink, ChipRow } from '../../src/ui/controls/chip.tsx';
import { IconButton, IconLink } from '../../src/ui/controls/icon-button.tsx';
import { Link, NavLink } from '../../src/ui/controls/link.tsx';
import { Icon } from '../../src/ui/display/icon.tsx';
import { Section } from '../../src/ui/layout/layout.tsx';
import { Specimen, Specimens } from '../specimen.tsx';

const icon = (shape: Parameters<typeof Icon>[0]['shape']) => (
  <Icon shape={shape} className="size-5" />
);

function Carousel() {
  const [playing, setPlaying] = useState(true);
  const labels = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' };
  return (
    <CarouselControls
      labels={labels}
      playing={playing}
      onMove={() => undefined}
      onToggle={() => setPlaying(!playing)}
    />
  );
}

export function Controls() {
  return (
    <Section title="Controls">
      <Specimens>
        <Specimen name="Button: variants">
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="ghost">Ghost</Button>
          <Button variant="danger">Danger</Button>
        </Specimen>
        <Specimen name="Button: loading, disabled">
          <Button loading>Saving</Button>
          <Button disabled>Primary</Button>
          <Button variant="secondary" disabled>
            Secondary
          </Button>
          <Button variant="danger" disabled>
            Danger
          </Button>
        </Specimen>
        <Specimen name="Button: sizes">
          <Button size="sm">Small</Button>
          <Button size="md">Medium</Button>
          <Button size="lg">Large</Button>
          <Button size="pill">Pill</Button>
        </Specimen>
        <Specimen name="Button: over a picture">
          <div className="flex w-full flex-wrap gap-3 rounded-card bg-scrim p-5">
            <Button variant="inverse">Inverse</Button>
            <Button variant="glass">Glass</Button>
          </div>
        </Specimen>
        <Specimen name="Button: block; ButtonLink, ButtonAnchor" column>
          <Button block>Block</Button>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/">Link</ButtonLink>
            <ButtonAnchor href="mailto:journeys@example.com" variant="secondary">
              Anchor
            </ButtonAnchor>
          </div>
        </Specimen>
        <Specimen name="IconButton, IconLink">
          <IconButton label="Edit" icon={icon(Pencil)} />
          <IconButton label="Edit" look="outline" icon={icon(Pencil)} />
          <IconButton label="Save" look="floating" pressed icon={icon(Heart)} />
          <IconButton label="Delete" look="danger" icon={icon(Trash2)} />
          <IconButton label="Close" loading icon={icon(X)} />
          <IconButton label="Close" disabled icon={icon(X)} />
          <IconLink label="Edit" to="/" icon={icon(Pencil)} />
        </Specimen>
        <Specimen name="ChipRow: ChipLink, ChipButton" wide>
          <ChipRow label="Categories">
            <ChipLink to="/" active count={1280}>
              All
            </ChipLink>
            <ChipLink to="/beach" count={312}>
              Beach
            </ChipLink>
            <ChipButton active>Chosen</ChipButton>
            <ChipButton count="1,000+">Not chosen</ChipButton>
          </ChipRow>
        </Specimen>
        <Specimen name="CarouselControls, PlayToggle">
          <Carousel />
        </Specimen>
        <Specimen name="BackLink, Link, NavLink">
          <BackLink to="/">All destinations</BackLink>
          <Link to="/about" className="underline underline-offset-4">
            A link
          </Link>
          <NavLink to="/" className="underline underline-offset-4 aria-[current]:font-semibold">
            The current page
          </NavLink>
        </Specimen>
      </Specimens>
    </Section>
  );
}
