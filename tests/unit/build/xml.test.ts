import { expect, test } from 'vitest';
import { element, escaped, voidElement } from '#build/discovery/xml.ts';

test('signs of markup in texts and attributes stay text', () => {
  expect(element('title', { lang: 'en', note: '"<&>"' }, escaped('VC & <Team>'))).toBe(
    '<title lang="en" note="&quot;&lt;&amp;&gt;&quot;">VC &amp; &lt;Team&gt;</title>',
  );
});

test('what holds nothing is closed at once, and unset attributes are left out', () => {
  expect(element('link', { rel: 'self', type: undefined, href: '/it/feed.xml' })).toBe(
    '<link rel="self" href="/it/feed.xml"/>',
  );
  expect(voidElement('meta', { name: 'a', content: 1 })).toBe('<meta name="a" content="1">');
});
