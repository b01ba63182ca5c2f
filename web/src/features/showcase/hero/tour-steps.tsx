import type { ReactNode } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Picture } from '../../../ui/display/pictures/picture.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { RatingMark } from '../../../ui/display/rating.tsx';
import { langOfText } from '../../../lib/language.ts';
import { paths } from '../../../domain/paths.ts';
import { categoryNames } from '../../../domain/category-names.ts';
import { sceneTexts as scene, tourTexts as texts } from './tour-copy.texts.js';

const PLACES = [
  { name: 'Positano', price: '$240', rating: 4.8, category: categoryNames.beach },
  { name: 'Serengeti Plains', price: '$310', rating: 4.9, category: categoryNames.nature },
  { name: 'Alhambra', price: '$130', rating: 4.7, category: categoryNames.historical },
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

/** A pill that looks like a button of the screen that it depicts. */
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
      <p className="text-xs font-semibold">{scene.where}</p>
      <p className="text-muted">{scene.wherePlaceholder}</p>
      <Pill>{scene.search}</Pill>
    </Sheet>
  );
}

function CompareScene() {
  return (
    <div className="flex w-full justify-center gap-3">
      {PLACES.map(({ name, price, rating, category }, at) => (
        <div
          key={name}
          className={`w-44 rounded-card border border-line bg-surface p-3 text-sm text-ink shadow-card ${at === 2 ? 'max-lg:hidden' : ''}`}
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
      <p className="display text-h3">{scene.place}</p>
      <p className="text-muted">{scene.season}</p>
      <p className="mt-2">
        <Price text="$210" large />
      </p>
    </Sheet>
  );
}

function BookScene() {
  return (
    <Sheet>
      <Row label={scene.date} value={scene.dateValue} />
      <Row label={scene.duration} value={scene.durationValue} />
      <Row label={scene.total} value="$840" />
      <Pill>{scene.book}</Pill>
    </Sheet>
  );
}

function PayScene() {
  return (
    <Sheet>
      <p className="tabular rounded-field border border-line px-4 py-2.5">•••• •••• •••• 4242</p>
      <Pill>{scene.pay}</Pill>
    </Sheet>
  );
}

function KeepScene() {
  return (
    <Sheet>
      <Row label={scene.place} value={<Badge tone="success">{scene.paid}</Badge>} />
      <Row label={PLACES[0].name} value={<Badge tone="lagoon">{scene.upcoming}</Badge>} />
      <Row label={PLACES[2].name} value={<Badge>{scene.completed}</Badge>} />
    </Sheet>
  );
}

interface Step {
  title: string;
  text: string;
  /** The `lang` of the words if they aren't in the page's language. */
  lang?: string | undefined;
  /** A decorative picture, because the text says the same; null for none. */
  picture: ReactNode;
  to?: string;
  link?: string;
}

function Poster({ src, children }: { src: string; children?: ReactNode }) {
  return (
    <div aria-hidden inert className="relative overflow-hidden rounded-card">
      <Picture
        src={src}
        alt=""
        ratio="fill"
        priority
        sizes="(min-width: 48rem) 44rem, 92vw"
        className="h-64 sm:h-80"
      />
      {children && <div className="absolute inset-0 grid place-items-center p-4">{children}</div>}
    </div>
  );
}

const poster = (name: string, Scene: () => ReactNode) => (
  <Poster src={`/media/destinations/${name}-960.webp`}>
    <Scene />
  </Poster>
);

/** The product's steps: the demo's posters with the product's own components over them, and links to the real screens. */
const PRODUCT: readonly Step[] = [
  { ...texts.find, picture: poster('istanbul-old-city', FindScene) },
  { ...texts.compare, picture: poster('positano', CompareScene), to: paths.catalogue() },
  { ...texts.visit, picture: poster('mount-fuji-lake-kawaguchi', VisitScene) },
  { ...texts.book, picture: poster('lake-tekapo', BookScene) },
  { ...texts.pay, picture: poster('lago-di-braies', PayScene) },
  { ...texts.keep, picture: poster('cappadocia-balloons', KeepScene), to: paths.register() },
];

/** The product's steps without pictures, because the pictures show sample places. */
const IN_WORDS = PRODUCT.map((step): Step => Object.assign({}, step, { picture: null }));

/** The steps of the tour: the agency's own, or the product's. */
export function useTour(): readonly Step[] {
  const { mode, site } = usePublicConfig();
  if (site.tour.length > 0) {
    return site.tour.map(({ picture, text, title }, at) => ({
      title,
      text,
      lang: langOfText(site, `tour.${at}.text`),
      picture: picture === '' ? null : <Poster src={picture} />,
    }));
  }
  return mode === 'demo' ? PRODUCT : IN_WORDS;
}
