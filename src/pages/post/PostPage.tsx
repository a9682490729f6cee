import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PostContent } from '#features/articles/model/italian.ts';
import { Article } from '#features/articles/view/Article.tsx';
import { ReadingBar } from '#features/reading/view/ReadingBar.tsx';
import { ReadMark } from '#features/reading/view/ReadMark.tsx';
import { addressOf, type Place } from '#site/addresses.ts';
import { RouteLink } from '#ui/RouteLink.tsx';

/** An article of the blog, Italian in every edition. An address without one shows the page that is not found. */
export default function PostPage({ place, content }: { place: Place; content: unknown }) {
  const text = useRef<HTMLDivElement>(null);
  const post = content as PostContent;
  const { slug, title, minutes, language } = post;
  return (
    <Article
      article={post}
      topic={<span lang={place.language === language ? undefined : language}>{post.category}</span>}
      back={
        <RouteLink to="blog">
          <FormattedMessage id="blog.back" />
        </RouteLink>
      }
      address={addressOf(place.path, place.base)}
      tools={<ReadingBar key={`${slug} ${language}`} {...{ slug, title, minutes, language, text }} />}
      text={text}
      markOf={(other) => <ReadMark slug={other} />}
    />
  );
}
