import { definePage } from '../api/page.ts';
import { paths } from '../domain/paths.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { notFoundTexts as texts } from './copy.texts.js';

function NotFound() {
  return (
    <div className="whole-screen container-x grid grid-cols-1 items-center gap-10 py-12 sm:py-16 lg:grid-cols-[1fr_1.1fr]">
      <div className="max-lg:order-2 max-lg:text-center">
        {/* small, because the drawing already shows the number in large digits */}
        <p className="tabular text-sm font-semibold text-brand">{texts.code}</p>
        <h1 className="display mt-2 text-h1 wrap-anywhere">{texts.title}</h1>
        <p className="mt-4 max-w-md text-lg text-muted max-lg:mx-auto">{texts.text}</p>
        <div className="mt-8 flex flex-wrap gap-3 max-lg:justify-center">
          <ButtonLink to={paths.home()}>{texts.home}</ButtonLink>
          <ButtonLink to={paths.catalogue()} variant="secondary">
            {texts.destinations}
          </ButtonLink>
        </div>
      </div>
      <img
        src="/media/illustrations/not-found.svg"
        alt=""
        width={720}
        height={450}
        className="h-auto w-full rounded-panel"
      />
    </div>
  );
}

export const page = definePage(NotFound, {
  meta: () => ({ title: texts.title, noIndex: true }),
  status: () => 404,
});
