import { expect, test } from 'vitest';
import { articleHtml } from '#build/discovery/article-html.ts';
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

test('an article becomes HTML with all its elements', () => {
  const html = articleHtml(
    [
      ['h2', 'Fees & terms'],
      ['p', 'One', ['br'], ['strong', 'two']],
      ['hr'],
      ['ul', ['li', 'a < b', { href: 'https://example.com/?a&b', children: [['em', 'c']] }]],
      ['p', { path: '/pricing', rest: '#plans', children: ['d'] }, { footnote: 1 }],
      { src: '/assets/a.webp', alt: 'A "b"', caption: 'C', width: 3, height: 2 },
      { footnotes: [[['p', 'e']]] },
    ],
    { siteUrl: 'https://site.example', base: '/de' },
  );
  expect(html).toBe(
    '<h2>Fees &amp; terms</h2><p>One<br><strong>two</strong></p><hr><ul><li>a &lt; b<a href="https://example.com/?a&amp;b"><em>c</em></a></li></ul>' +
      '<p><a href="https://site.example/de/pricing#plans">d</a><sup>1</sup></p>' +
      '<figure><img src="https://site.example/assets/a.webp" alt="A &quot;b&quot;" width="3" height="2"><figcaption>C</figcaption></figure>' +
      '<ol><li><p>e</p></li></ol>',
  );
});
