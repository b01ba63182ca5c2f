import { linkedPaths } from '../../domain/paths.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Section } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { popularSectionTexts as texts } from './popular-copy.texts.js';

/** Home's section while the agency has no destinations yet. */
export function FirstDays() {
  return (
    <Section>
      <div className="rounded-panel bg-band px-5 py-4">
        <EmptyState
          title={texts.none}
          text={texts.noneText}
          actions={
            <>
              <ButtonLink to={linkedPaths.contact()}>{texts.write}</ButtonLink>
              <ButtonLink to={linkedPaths.about()} variant="secondary">
                {texts.about}
              </ButtonLink>
            </>
          }
        />
      </div>
    </Section>
  );
}
