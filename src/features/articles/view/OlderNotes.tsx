import { FormattedMessage } from 'react-intl';
import { RouteLink } from '#components/RouteLink.tsx';
import { useLanguage } from '#i18n/Messages.tsx';
import only from '#styles/only.module.css';
import patterns from '#styles/patterns.module.css';
import type { ArticleTitle } from '../model/content.ts';

/** The next older notes, where no script can fetch them. Each of them leads on to further ones. */
export function OlderNotes({ notes = [] }: { notes?: readonly ArticleTitle[] | undefined }) {
  const language = useLanguage();
  if (notes.length === 0) return null;
  return (
    <nav className={`${patterns.stack2} ${only.withoutScripts}`} aria-labelledby="older-title">
      <h3 id="older-title">
        <FormattedMessage id="insights.older" />
      </h3>
      <ul>
        {notes.map((note) => (
          <li key={note.slug}>
            <RouteLink
              to="article"
              slug={note.slug}
              lang={note.language === language ? undefined : note.language}
            >
              {note.title}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
