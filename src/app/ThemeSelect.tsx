import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMounted } from '#browser/dom/page.ts';
import { chooseTheme, storedTheme } from '#browser/storage/storage.ts';
import { type ThemeId, themes } from '#site/themes.ts';
import { Select } from '#ui/Select.tsx';

/** Theme choice; rendered after hydration, since it needs scripts. */
export function ThemeSelect() {
  return useMounted() ? <Choice /> : null;
}

function Choice() {
  const intl = useIntl();
  const [theme, setTheme] = useState(storedTheme);
  const choose = (value: string) => {
    const chosen: ThemeId = themes.find(({ id }) => id === value)?.id ?? 'system';
    chooseTheme(chosen);
    setTheme(chosen);
  };
  return (
    <Select
      id="theme"
      label={intl.formatMessage({ id: 'common.theme.label' })}
      value={theme}
      options={themes.map(({ id, label }) => ({ value: id, label: intl.formatMessage({ id: label }) }))}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
