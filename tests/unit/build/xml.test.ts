import { expect, test } from 'vitest';
import { element, escaped, voidElement } from '#build/discovery/xml.ts';

test('markup characters in texts and attributes are escaped', () => {
  expect(element('title', { lang: 'en', note: '"<&>"' }, escaped('VC & <Team>'))).toBe(
    '<title lang="en" note="&quot;&lt;&amp;&gt;&quot;">VC &amp; &lt;Team&gt;</title>',
  );
});

test('an empty element is self-closing, and undefined attributes are left out', () => {
  expect(element('link', { rel: 'self', type: undefined, href: '/it/feed.xml' })).toBe(
    '<link rel="self" href="/it/feed.xml"/>',
  );
  expect(voidElement('meta', { name: 'a', content: 1 })).toBe('<meta name="a" content="1">');
});
