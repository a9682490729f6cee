import type { Locale } from '#site/locales.ts';

const stripes: Record<Exclude<Locale, 'en'>, { upright: boolean; colours: readonly string[] }> = {
  it: { upright: true, colours: ['#008c45', '#f4f5f0', '#cd212a'] },
  fr: { upright: true, colours: ['#002654', '#fff', '#ce1126'] },
  de: { upright: false, colours: ['#000', '#d00', '#ffce00'] },
  es: { upright: false, colours: ['#aa151b', '#f1bf00', '#f1bf00', '#aa151b'] },
};

/**
 * Renders a small drawn flag, because Windows has no flag emoji. Decorative, because the language's name is next to
 * it.
 */
export function Flag({ language }: { language: Locale }) {
  return (
    <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      {language === 'en' ? <UnionFlag /> : <Stripes {...stripes[language]} />}
    </svg>
  );
}

function Stripes({ upright, colours }: { upright: boolean; colours: readonly string[] }) {
  const step = (upright ? 24 : 16) / colours.length;
  // Two decimals are finer than any screen.
  const at = (length: number) => Math.round(length * 100) / 100;
  return colours.map((colour, index) => {
    const rect = upright
      ? { x: at(index * step), width: at(step), height: 16 }
      : { y: at(index * step), height: at(step), width: 24 };
    return <rect key={`${colour}${rect.x ?? rect.y}`} fill={colour} {...rect} />;
  });
}

function UnionFlag() {
  return (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.4" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  );
}
