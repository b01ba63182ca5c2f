import { BaggageClaim, Star, Users } from 'lucide';
import { Badge, ContributedMark } from '../../src/ui/display/badge.tsx';
import { Card } from '../../src/ui/display/card.tsx';
import { Icon } from '../../src/ui/display/icon.tsx';
import { Price } from '../../src/ui/display/price.tsx';
import { RatingMark, RatingStars } from '../../src/ui/display/rating.tsx';
import { ShareBar } from '../../src/ui/display/share-bar.tsx';
import { StatCard, StatRow } from '../../src/ui/display/stat-card.tsx';
import { Table, Td, Th } from '../../src/ui/display/table.tsx';
import { TextSections } from '../../src/ui/display/text-sections.tsx';
import { Section } from '../../src/ui/layout/layout.tsx';
import { Specimen, Specimens } from '../specimen.tsx';

const TONES = ['neutral', 'brand', 'lagoon', 'success', 'warning', 'danger', 'picture'] as const;

export function Display() {
  return (
    <Section title="Display">
      <Specimens>
        <Specimen name="Badge, ContributedMark">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="success">
            <Icon shape={Star} />
            With an icon
          </Badge>
          <ContributedMark />
        </Specimen>
        <Specimen name="RatingMark, RatingStars, Price">
          <RatingMark value={4.8} />
          <RatingMark value={4.2} rated={false} />
          <RatingStars value={3.6} />
          <Price text="$120" />
          <Price text="$120" large />
        </Specimen>
        <Specimen name="ShareBar" column>
          <ShareBar part={1} whole={3} label="A third" className="h-2.5 bg-sunken text-lagoon" />
          <ShareBar part={5} whole={4} label="Full" className="h-1 bg-line text-danger" />
          <ShareBar part={0} whole={4} label="Nothing" className="h-2 bg-sunken text-lagoon" />
        </Specimen>
        <Specimen name="Card: plain" column>
          <Card>A sheet on the paper.</Card>
        </Specimen>
        <Specimen name="Card: floating" column>
          <Card floating>The one that matters.</Card>
        </Specimen>
        <Specimen name="StatRow, StatCard" wide column>
          <StatRow>
            <StatCard label="Bookings" value="1,284" icon={<Icon shape={BaggageClaim} />} />
            <StatCard label="Travelers" value="3,107" icon={<Icon shape={Users} />} />
            <StatCard label="Taken" value="$48,200" note="$1,100 disputed" />
            <StatCard label="Rating" value="4.8" />
          </StatRow>
        </Specimen>
        <Specimen name="TextSections" column>
          <TextSections
            sections={[{ title: 'Who we are', blocks: ['A small agency.', ['Lisbon', 'Porto']] }]}
          />
        </Specimen>
        <Specimen name="Table, Th, Td" wide column>
          <Table>
            <caption className="sr-only">Bookings</caption>
            <thead>
              <tr>
                <Th>Traveler</Th>
                <Th>Destination</Th>
                <Th className="text-right">Total</Th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <Td>Ada Lovelace</Td>
                <Td>Alfama</Td>
                <Td numeric>$600.00</Td>
              </tr>
              <tr>
                <Td>Grace Hopper</Td>
                <Td>Ribeira</Td>
                <Td numeric>$1,240.00</Td>
              </tr>
            </tbody>
          </Table>
        </Specimen>
      </Specimens>
    </Section>
  );
}
