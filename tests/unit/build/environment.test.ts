import { expect, test } from 'vitest';
import { checkEnvironment, emailOrigin, monitoringOrigins, requiredVariables } from '#build/environment.ts';
import { securityHeaders } from '#build/headers.ts';

const complete = Object.fromEntries(requiredVariables.map((name) => [name, 'https://vaglio.example']));

test('a build without its required variables stops and names all of them', () => {
  for (const name of requiredVariables) expect(() => checkEnvironment({})).toThrow(`${name} is not set`);
  expect(() => checkEnvironment(complete)).not.toThrow();
});

test('an origin has neither a path nor a trailing slash, and begins with https', () => {
  for (const VITE_SITE_URL of ['vaglio.example', 'https://vaglio.example/', 'https://vaglio.example/path'])
    expect(() => checkEnvironment({ ...complete, VITE_SITE_URL })).toThrow('is not an origin');
});

test('the policy allows requests to the email service and to no other origin', () => {
  expect(emailOrigin({})).toBe('https://api.emailjs.com');
  const headers = securityHeaders({ emailOrigin: 'https://mail.example', inlineScript: 'x' });
  expect(headers['Content-Security-Policy']).toContain("connect-src 'self' https://mail.example;");
  expect(headers['Content-Security-Policy']).not.toContain('unsafe');
});

test('the policy adds only the origins of the owner’s error endpoint and counter, each only one time', () => {
  const owner = 'https://owner.example';
  const monitoring = monitoringOrigins({
    VITE_ERROR_SINK: `${owner}/errors`,
    VITE_COUNTER: `${owner}/count`,
  });
  const headers = securityHeaders({ emailOrigin: 'https://mail.example', monitoring, inlineScript: 'x' });
  expect(headers['Content-Security-Policy']).toContain(`connect-src 'self' https://mail.example ${owner};`);
  expect(monitoringOrigins({})).toEqual([]);
  expect(() => checkEnvironment({ ...complete, VITE_COUNTER: 'http://owner.example/count' })).toThrow(
    'VITE_COUNTER is not an address like https:',
  );
});

test('the owner chooses whether HSTS covers subdomains and the preload list', () => {
  const facts = { emailOrigin: 'https://mail.example', inlineScript: 'x' };
  expect(securityHeaders(facts)['Strict-Transport-Security']).toBe('max-age=63072000');
  expect(securityHeaders({ ...facts, preload: true })['Strict-Transport-Security']).toBe(
    'max-age=63072000; includeSubDomains; preload',
  );
});
