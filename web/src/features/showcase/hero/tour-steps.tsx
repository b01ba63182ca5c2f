import type { ReactNode } from 'react';
import { Badge } from '../../../ui/display/badge.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { RatingMark } from '../../../ui/display/rating.tsx';
import { paths } from '../../../domain/paths.ts';
import { tourTexts as texts } from './tour-copy.ts';

const FUJI = '/media/destinations/mount-fuji-lake-kawaguchi-960.webp';
const PLACES = [
  { name: 'Positano', price: '$240', rating: 4.8, category: 'Beach' },
  { name: 'Serengeti Plains', price: '$310', rating: 4.9, category: 'Nature' },
  { name: 'Alhambra', price: '$130', rating: 4.7, category: 'Historical' },
] as const;

function Row({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
      <span className="text-muted">{label}</span>
      <strong className="tabular text-ink">{value}</strong>
    </div>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="w-full max-w-sm rounded-card border border-line bg-surface p-4 text-sm text-ink shadow-card">
      {children}
    </div>
  );
}

/** A pill that looks like a button of the screen it depicts; it does nothing in the tour. */
function Pill({ children }: { children: ReactNode }) {
  return (
    <span className="mt-3 block rounded-field bg-brand-fill px-5 py-2.5 text-center font-semibold text-on-fill">
      {children}
    </span>
  );
}

function FindScene() {
  return (
    <Sheet>
      <p className="text-xs font-semibold">Where</p>
      <p className="text-muted">Lake, mountain, tea ...</p>
      <Pill>Search</Pill>
    </Sheet>
  );
}

function CompareScene() {
  return (
    <div className="flex w-full justify-center gap-3">
      {PLACES.map(({ name, price, rating, category }, at) => (
        <div
          key={name}
          className={`w-44 rounded-card border border-line bg-surface p-3 text-sm text-ink shadow-card ${at === 2 ? 'max-sm:hidden' : ''}`}
        >
          <Badge tone="brand">{category}</Badge>
          <p className="mt-2 font-bold">{name}</p>
          <RatingMark value={rating} />
          <p>
            <Price text={price} />
          </p>
        </div>
      ))}
    </div>
  );
}

function VisitScene() {
  return (
    <Sheet>
      <p className="display text-h3">Mount Fuji</p>
      <p className="text-muted">Best in spring, 3 to 4 days</p>
      <p className="mt-2">
        <Price text="$210" large />
      </p>
    </Sheet>
  );
}

function BookScene() {
  return (
    <Sheet>
      <Row label="Travel date" value="April 12" />
      <Row label="Duration" value="4 days" />
      <Row label="Total" value="$840" />
      <Pill>Book Now</Pill>
    </Sheet>
  );
}

function PayScene() {
  return (
    <Sheet>
      <p className="tabular rounded-field border border-line px-4 py-2.5">•••• •••• •••• 4242</p>
      <Pill>Pay</Pill>
    </Sheet>
  );
}

function KeepScene() {
  return (
    <Sheet>
      <Row label="Mount Fuji" value={<Badge tone="success">Paid</Badge>} />
      <Row label="Positano" value={<Badge tone="lagoon">Upcoming</Badge>} />
      <Row label="Alhambra" value={<Badge>Completed</Badge>} />
    </Sheet>
  );
}

/**
 * The tour's steps: a poster, the product's own components over it, and a link to the real screen.
 */
export const tourSteps = [
  { ...texts.find, poster: '/media/destinations/istanbul-old-city-960.webp', Scene: FindScene },
  {
    ...texts.compare,
    poster: '/media/destinations/positano-960.webp',
    Scene: CompareScene,
    to: paths.catalogue(),
  },
  { ...texts.visit, poster: FUJI, Scene: VisitScene },
  { ...texts.book, poster: '/media/destinations/lake-tekapo-960.webp', Scene: BookScene },
  { ...texts.pay, poster: '/media/destinations/lago-di-braies-960.webp', Scene: PayScene },
  {
    ...texts.keep,
    poster: '/media/destinations/cappadocia-balloons-960.webp',
    Scene: KeepScene,
    to: paths.register(),
  },
] as const;

/** A step's picture; decorative, because its text says the same. */
export function TourPicture({ index }: { index: number }) {
  const step = tourSteps[index];
  if (!step) return null;
  const { Scene, poster } = step;
  return (
    <div aria-hidden inert className="relative overflow-hidden rounded-card">
      <Picture
        src={poster}
        alt=""
        ratio="fill"
        priority
        sizes="(min-width: 48rem) 44rem, 92vw"
        className="h-64 sm:h-80"
      />
      <div className="absolute inset-0 grid place-items-center p-4">
        <Scene />
      </div>
    </div>
  );
}
