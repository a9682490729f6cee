import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { nameBrandInMessage } from '#site/brand-messages.ts';
import { messagesAddress } from '#site/bundles.ts';
import { OLDER_ARTICLES } from '#site/content-name.ts';
import { defaultLocale, isLocale, type Locale, locales } from '#site/locales.ts';
import { articleContent, articleList, olderArticles } from './articles.ts';
import { authorContent } from './authors.ts';
import { entryPages } from './content/entry-pages.ts';
import type { SiteContent } from './content/site-content.ts';
import { italianContents, postContent } from './italian.ts';

/** All messages and texts of one language, by resource name. */
export type LanguageResources = ReadonlyMap<string, unknown>;
export type AllResources = ReadonlyMap<Locale, LanguageResources>;

/** Returns plain text unchanged, and parses ICU messages, so that the browser needs no parser. */
export function compileMessage(message: string): string | MessageFormatElement[] {
  const tree = parse(message);
  const [only] = tree;
  if (tree.length === 1 && only?.type === TYPE.literal) return only.value;
  return tree;
}

function compileFile(file: string, language: Locale): Record<string, unknown> {
  const messages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      try {
        return [id, compileMessage(nameBrandInMessage(message, language))];
      } catch (error) {
        throw new Error(`${file}: "${id}" is no valid ICU message: ${String(error)}`);
      }
    }),
  );
}

/** Returns the names of the message files, which are the same in every language. */
export const messageNames = (localesFolder: string): string[] =>
  readdirSync(join(localesFolder, defaultLocale))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();

/** Compiles the messages in the folder `locales` and the published texts. */
export function compileResources(localesFolder: string, content: SiteContent): AllResources {
  const { articles, posts, authors } = content;
  const italian = italianContents(content);
  return new Map(
    locales.map(({ code }) => {
      const resources = new Map<string, unknown>();
      for (const name of messageNames(localesFolder))
        resources.set(name, compileFile(join(localesFolder, code, `${name}.json`), code));
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
      for (const [id, content] of italian) resources.set(`italian/${id}`, content);
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
  const versions = [...resources].map(([language, names]) => {
    const hash = createHash('sha256').update(JSON.stringify([...names]));
    return [language, hash.digest('base64url').slice(0, 8)];
  });
  return { resources, versions: Object.fromEntries(versions) };
}

/** Yields the files from which the app reads messages, by address: /messages/<version>/<language>/<name>.json. */
export function* messageFiles({
  resources,
  versions,
}: VersionedMessages): Iterable<readonly [address: string, text: string]> {
  for (const [language, names] of resources)
    for (const [name, value] of names)
      yield [messagesAddress(versions[language], language, name), JSON.stringify(value)];
}

/** Serves messages on the development server and reads the files on each request. The server has no search index. */
export function developmentMessages(readAgain: () => AllResources): Plugin {
  return {
    name: 'vaglio:messages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, language, name] =
          /^\/messages\/[^/]+\/([a-z]+)\/([a-z0-9/-]+)\.json/.exec(request.url ?? '') ?? [];
        if (!isLocale(language) || !name) return next();
        const value = readAgain().get(language)?.get(name);
        response.statusCode = value === undefined ? 404 : 200;
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(value ?? null));
      });
    },
  };
}
