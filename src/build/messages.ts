import { createHash } from 'node:crypto';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { messagesAddress } from '#site/bundles.ts';
import { OLDER_ARTICLES } from '#site/content-name.ts';
import { isLocale, type Locale, locales } from '#site/locales.ts';
import { articleContent, articleList, olderArticles } from './article-pages.ts';
import { authorContent } from './author-pages.ts';
import { ContentError } from './content/content-error.ts';
import { entryPages } from './content/entry-pages.ts';
import { readInto } from './content/folder.ts';
import type { Publication } from './content/publication.ts';
import { readContent, type SiteContent } from './content/site-content.ts';
import { readMessages } from './content/site-messages.ts';
import { italianContents, postContent } from './italian.ts';

/** All messages and texts of one language, by resource name. */
export type LocaleResources = ReadonlyMap<string, unknown>;
export type AllResources = ReadonlyMap<Locale, LocaleResources>;

/** Returns the text of a message without arguments, and the elements of any other, so that the browser needs no parser. */
export function compileMessage(
  elements: readonly MessageFormatElement[],
): string | readonly MessageFormatElement[] {
  const [only] = elements;
  return elements.length === 1 && only?.type === TYPE.literal ? only.value : elements;
}

/** Reads the published texts, and compiles them with the messages. Throws one ContentError with all problems of both. */
export function readSite(
  localesFolder: string,
  publication: Publication,
): { content: SiteContent; resources: AllResources } {
  const problems: string[] = [];
  const [content] = readInto(problems, () => [readContent(localesFolder, publication)]);
  if (content) return { content, resources: compileResources(localesFolder, content) };
  readInto(problems, () => [readMessages(localesFolder)]);
  throw new ContentError([...new Set(problems)]);
}

/** Compiles the messages in the folder `locales` and the published texts. */
export function compileResources(localesFolder: string, content: SiteContent): AllResources {
  const { articles, posts, authors } = content;
  const messages = readMessages(localesFolder);
  return new Map(
    locales.map(({ code }) => {
      const resources = new Map<string, unknown>();
      for (const [name, file] of messages.get(code) ?? [])
        resources.set(
          name,
          Object.fromEntries([...file].map(([id, elements]) => [id, compileMessage(elements)])),
        );
      resources.set('articles/index', articleList(articles, code));
      const older = olderArticles(articles, code);
      if (older.length > 0) resources.set(OLDER_ARTICLES, older);
      for (const article of articles) {
        resources.set(`articles/${article.slug}`, articleContent(content, code, article));
      }
      for (const post of posts) resources.set(`posts/${post.slug}`, postContent(content, code, post));
      for (const author of authors)
        resources.set(`authors/${author.slug}`, authorContent(content, code, author));
      for (const [name, entries] of entryPages(content, code)) resources.set(name, entries);
      for (const [id, page] of italianContents(content, code)) resources.set(`italian/${id}`, page);
      return [code, resources] as const;
    }),
  );
}

/**
 * All messages, with a short hash of all messages of each language. The hash is part of the addresses, so that an address
 * always refers to one version.
 */
export interface VersionedMessages {
  resources: AllResources;
  versions: Readonly<Record<Locale, string>>;
}

export function versioned(resources: AllResources): VersionedMessages {
  const versions = [...resources].map(([locale, names]) => {
    const hash = createHash('sha256').update(JSON.stringify([...names]));
    return [locale, hash.digest('base64url').slice(0, 8)];
  });
  return { resources, versions: Object.fromEntries(versions) };
}

/** Yields the files from which the app reads messages, by address: /messages/<version>/<language>/<name>.json. */
export function* messageFiles({
  resources,
  versions,
}: VersionedMessages): Iterable<readonly [address: string, text: string]> {
  for (const [locale, names] of resources)
    for (const [name, value] of names)
      yield [messagesAddress(versions[locale], locale, name), JSON.stringify(value)];
}

/** The error that Vite's page shows: no stack, because the message of a ContentError names the file and the line. */
const overlayOf = (problem: unknown) => ({
  message: problem instanceof Error ? problem.message : String(problem),
  stack: '',
});

/**
 * Serves messages on the development server. After a change of a file in `locales` it reads them again and reloads the
 * pages. An error is printed once per change, and shown on each page that asks. The server has no search index.
 */
export function developmentMessages(localesFolder: string, readAgain: () => AllResources): Plugin {
  return {
    name: 'site:messages',
    apply: 'serve',
    configureServer(server) {
      let resources: AllResources | undefined;
      let problem: unknown;
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(localesFolder)) return;
        resources = undefined;
        problem = undefined;
        server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const [, locale, name] =
          /^\/messages\/[^/]+\/([a-z]+)\/([a-z0-9/-]+)\.json/.exec(request.url ?? '') ?? [];
        if (!isLocale(locale) || !name) return next();
        if (!resources && !problem) {
          try {
            resources = readAgain();
          } catch (error) {
            problem = error;
            // Vite prints the error and shows it on the page.
            return next(error);
          }
        }
        if (problem) server.ws.send({ type: 'error', err: overlayOf(problem) });
        const value = resources?.get(locale)?.get(name);
        response.statusCode = problem ? 500 : value === undefined ? 404 : 200;
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(value ?? null));
      });
    },
  };
}
