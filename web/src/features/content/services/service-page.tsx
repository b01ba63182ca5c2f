import type { SiteContent } from '@wayfarer/contract';
import { useLocation } from 'react-router';
import { definePage } from '../../../api/page.ts';
import { usePublicConfig } from '../../../api/public-config.ts';
import { linkedPaths, paths } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { ChipLink, ChipRow } from '../../../ui/controls/chip.tsx';
import { Container, PageHeader, Section } from '../../../ui/layout/layout.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Picture } from '../../../ui/display/pictures/picture.tsx';
import { serviceTexts as texts } from './copy.texts.js';
import { type Service, services } from './services.ts';

/** The service at an address; the route table lists exactly these addresses. */
function serviceAt(pathname: string): Service {
  const slug = pathname.split('/').at(-1)?.toLowerCase();
  const found = services.find((service) => service.slug === slug);
  if (!found) throw new Error(`No service at ${pathname}`);
  return found;
}

function Steps({ service }: { service: Service }) {
  return (
    <Section title={texts.steps}>
      <ol className="grid grid-cols-1 gap-8 sm:grid-cols-3">
        {service.steps.map(({ title, text }, at) => (
          <li key={title} className="border-t-2 border-line-strong/60 pt-4">
            <p aria-hidden className="display text-price text-brand">
              {at + 1}
            </p>
            <h3 className="display mt-2 text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const offered = ({ services: names }: SiteContent) =>
  services.filter(({ slug }) => names.includes(slug));

function NotOffered() {
  return (
    <EmptyState
      level={1}
      title={texts.notOffered}
      text={texts.notOfferedText}
      actions={
        <>
          <ButtonLink to={linkedPaths.contact()}>{texts.contact}</ButtonLink>
          <ButtonLink to={paths.catalogue()} variant="secondary">
            {texts.destinations}
          </ButtonLink>
        </>
      }
    />
  );
}

function ServiceScreen() {
  const { pathname } = useLocation();
  const { mode, site } = usePublicConfig();
  const service = serviceAt(pathname);
  if (!site.services.includes(service.slug)) return <NotOffered />;
  return (
    <>
      <PageHeader title={service.title} text={service.text} />
      <Container>
        <ChipRow label={texts.all}>
          {offered(site).map(({ slug, title }) => (
            <ChipLink key={slug} to={linkedPaths[slug]()} active={slug === service.slug}>
              {title}
            </ChipLink>
          ))}
        </ChipRow>
        <div className="mt-6 grid grid-cols-1 items-center gap-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:gap-16">
          <Picture
            src={service.picture}
            alt=""
            ratio="wide"
            priority
            sizes="(min-width: 64rem) 56vw, 92vw"
            className="rounded-panel"
          />
          <div>
            <p className="display text-h3 font-normal">{service.intro}</p>
            <p className="mt-5 text-muted">{service.limits}</p>
            <div className="mt-6 flex flex-wrap gap-3">
              <ButtonLink to={linkedPaths.contact()}>{texts.contact}</ButtonLink>
              <ButtonLink to={paths.catalogue()} variant="secondary">
                {texts.destinations}
              </ButtonLink>
            </div>
          </div>
        </div>
      </Container>
      <Steps service={service} />
      {mode === 'demo' && (
        <Container>
          <p className="mt-10 text-sm text-muted">{texts.sample}</p>
        </Container>
      )}
    </>
  );
}

export const page = definePage(ServiceScreen, {
  meta: ({ url, config }) => {
    const { title, text, slug, intro } = serviceAt(url.pathname);
    const canonical = linkedPaths[slug]();
    if (!config.site.services.includes(slug)) {
      return { title: texts.notOffered, canonical, noIndex: true };
    }
    return { title, description: `${text} ${intro}`, canonical };
  },
  status: ({ url, config }) =>
    config.site.services.includes(serviceAt(url.pathname).slug) ? 200 : 404,
});
