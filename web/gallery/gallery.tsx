import { useState } from 'react';
import { ToastHost } from '../src/ui/feedback/toast-host.tsx';
import { SegmentedControl } from '../src/ui/form/segmented-control.tsx';
import { PageHeader } from '../src/ui/layout/layout.tsx';
import { Controls } from './sections/controls.tsx';
import { Destination } from './sections/destination.tsx';
import { Display } from './sections/display.tsx';
import { Feedback } from './sections/feedback.tsx';
import { Fields } from './sections/fields.tsx';
import { Forms } from './sections/forms.tsx';
import { Layouts } from './sections/layouts.tsx';
import { Pictures } from './sections/pictures.tsx';
import { Trips } from './sections/trips.tsx';

const THEMES = [
  { value: 'device', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
type Theme = (typeof THEMES)[number]['value'];

/** Every component of the design system (`web/src/ui`) in its states. */
export function Gallery() {
  const [theme, setTheme] = useState<Theme>('device');
  function choose(chosen: Theme) {
    setTheme(chosen);
    if (chosen === 'device') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = chosen;
  }
  return (
    <main className="pb-24">
      <PageHeader
        title="Components"
        text="The design system in its states. Not a part of the product."
        actions={
          <SegmentedControl
            label="Theme"
            name="theme"
            options={THEMES}
            value={theme}
            onChange={choose}
          />
        }
      />
      <Controls />
      <Fields />
      <Forms />
      <Feedback />
      <Display />
      <Pictures />
      <Layouts />
      <Trips />
      <Destination />
      <ToastHost />
    </main>
  );
}
