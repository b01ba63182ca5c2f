import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { SearchChoice } from '../../kit/choice/search-choice.tsx';
import { commandTexts as texts } from '../copy.texts.js';
import { useActions, useFound, useScreens } from './command-targets.ts';

/** Finds screens and actions by name, and bookings, customers and destinations by any of their texts. */
export function CommandDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  const screens = useScreens(wanted);
  const actions = useActions(wanted);
  const { found, waiting } = useFound(wanted);
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <SearchChoice
        label={texts.label}
        placeholder={texts.placeholder}
        results={texts.results}
        search={search}
        choices={[...screens, ...actions, ...found]}
        status={waiting ? texts.searching : texts.none}
        focusAtOnce
        onSearch={setSearch}
        onChoose={({ to }) => {
          onClose();
          void navigate(to);
        }}
      />
    </Dialog>
  );
}
