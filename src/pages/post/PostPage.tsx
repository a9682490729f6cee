import { useRef } from 'react';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { Article } from '#features/articles/view/Article.tsx';
import { Marks } from '#features/reading/view/Marks.tsx';
import { ReadingBar } from '#features/reading/view/ReadingBar.tsx';
import { ReadMark } from '#features/reading/view/ReadMark.tsx';
import { addressOf } from '#router/model/addresses.ts';
import type { PageProps } from '../props.ts';

/** Renders a blog post, which is Italian in every locale. An address without a post shows the not-found page. */
export default function PostPage({ match, content: post }: PageProps<'post'>) {
  const lead = useRef<HTMLParagraphElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const { slug, title, minutes, language } = post;
  return (
    <Article
      article={post}
      topic={<span lang={match.locale === language ? undefined : language}>{post.category}</span>}
      back={<NavigationLink to="blog" label="blog.back" />}
      address={addressOf(match.path, match.basePath)}
      tools={<ReadingBar key={`${slug} ${language}`} {...{ slug, title, minutes, language, text }} />}
      lead={lead}
      text={text}
      marks={<Marks key={`${slug} ${language}`} {...{ path: match.path, title, language, lead, text }} />}
      markOf={(other) => <ReadMark slug={other} />}
    />
  );
}
