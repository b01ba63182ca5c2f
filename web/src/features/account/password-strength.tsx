import { PASSWORD_RULES, passwordStrength } from '@wayfarer/contract';
import { Check, Circle } from 'lucide';
import { clsx } from 'clsx';
import { Icon } from '../../ui/display/icon.tsx';
import { strengthTexts as texts } from './copy.texts.js';

const FILL = { red: 'bg-danger-fill', yellow: 'bg-sun', green: 'bg-success' } as const;

/** The meter and checklist of a new password (spec §5): each rule fills a fifth of the bar. */
export function PasswordStrength({ password, id }: { password: string; id: string }) {
  const { percent, colour, missing } = passwordStrength(password);
  const step = 100 / PASSWORD_RULES.length;
  return (
    <div id={id}>
      <div
        role="meter"
        aria-label={texts.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${texts.words[colour]}, ${percent}%`}
        data-colour={colour}
        className="flex gap-1.5"
      >
        {PASSWORD_RULES.map(({ id: rule }, index) => (
          <span
            key={rule}
            className={clsx(
              'h-1.5 grow rounded-full transition-colors',
              percent >= (index + 1) * step ? FILL[colour] : 'bg-line',
            )}
          />
        ))}
      </div>
      <ul
        aria-label={texts.list}
        className="mt-3 grid grid-cols-1 gap-x-4 gap-y-1 text-xs min-[26rem]:grid-cols-2"
      >
        {PASSWORD_RULES.map((rule) => {
          const isMissing = missing.includes(rule);
          const shape = isMissing ? Circle : Check;
          return (
            <li
              key={rule.id}
              className={clsx(
                'flex items-center gap-1.5',
                isMissing ? 'text-muted' : 'font-medium text-success',
              )}
            >
              <Icon shape={shape} className="size-3.5 shrink-0" />
              <span>
                <span className="sr-only">{isMissing ? texts.missing : texts.met} </span>
                {rule.label}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
