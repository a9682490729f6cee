import { expect, test } from 'vitest';
import {
  checkEnvironment,
  emailOrigin,
  insecureWarning,
  monitoringOrigins,
  rehearsalWarning,
  requiredVariables,
  simulatedWarning,
  templateVariable,
} from '#build/environment.ts';
import { securityHeaders } from '#build/headers.ts';
import { hostingFiles } from '#build/hosting.ts';
import { forms } from '#site/forms.ts';

const complete = {
  ...Object.fromEntries(requiredVariables.map((name) => [name, 'my_id'])),
  VITE_SITE_URL: 'https://vaglio.example',
};

test('a build without its required variables stops and names all of them', () => {
  for (const name of requiredVariables) expect(() => checkEnvironment({})).toThrow(`${name} is not set`);
  expect(() => checkEnvironment(complete)).not.toThrow();
});

test.each([
  ['VITE_EMAILJS_PUBLIC_KEY', 'user 12 3'],
  ['VITE_EMAILJS_SERVICE_NEWSLETTER', 'service_ab12cd3 '],
  ['VITE_EMAILJS_TEMPLATE_CONTACT', 'tmpl/contact'],
  ['VITE_EMAILJS_TEMPLATE_REPORT', '{{report}}'],
])('a build stops and names %s if it is "%s", which no id can be', (name, id) => {
  expect(() => checkEnvironment({ ...complete, [name]: id })).toThrow(`${name} has a character other than`);
  for (const own of ['contact', 'Contact-2026', 'service_ab12cd3', 'k3-_Xy.Z'])
    expect(() => checkEnvironment({ ...complete, [name]: own })).not.toThrow();
});

test('a build warns of every form that sends nothing, because its template is not set', () => {
  const all = Object.fromEntries(forms.map(({ template }) => [templateVariable(template), template]));
  expect(simulatedWarning(all)).toBeUndefined();
  const { VITE_EMAILJS_TEMPLATE_DEMO: _, ...others } = all;
  expect(simulatedWarning(others)).toMatch(/^These templates are not set:\n {2}VITE_EMAILJS_TEMPLATE_DEMO\n/);
});

test('a build warns of an address with which browsers allow no offline access', () => {
  expect(insecureWarning({ VITE_SITE_URL: 'http://vaglio.example' })).toContain('Write https:// instead.');
  for (const VITE_SITE_URL of ['https://vaglio.example', 'http://localhost:4173', 'http://127.0.0.1'])
    expect(insecureWarning({ VITE_SITE_URL })).toBeUndefined();
});

test('a build whose forms are sent to this machine says that it is a rehearsal', () => {
  expect(rehearsalWarning({ VITE_EMAILJS_ORIGIN: 'http://127.0.0.1:4174' })).toContain('is a rehearsal');
  expect(rehearsalWarning({})).toBeUndefined();
});

test('an origin has neither a path nor a trailing slash', () => {
  for (const VITE_SITE_URL of ['vaglio.example', 'https://vaglio.example/path'])
    expect(() => checkEnvironment({ ...complete, VITE_SITE_URL })).toThrow('is not an origin');
  expect(() => checkEnvironment({ ...complete, VITE_SITE_URL: 'https://vaglio.example/' })).toThrow(
    'VITE_SITE_URL must not end with a slash: https://vaglio.example/',
  );
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

test('browsers report violations of the policy to the error endpoint, if there is one', () => {
  const facts = { emailOrigin: 'https://mail.example', inlineScript: 'x' };
  const plain = securityHeaders(facts);
  expect(JSON.stringify(plain)).not.toMatch(/report/i);
  expect(securityHeaders({ ...facts, errorSink: '' })).toEqual(plain);
  expect(securityHeaders({ ...facts, errorSink: 'https://owner.example/errors?key="1"' })).toEqual({
    ...plain,
    'Content-Security-Policy': `${plain['Content-Security-Policy']};report-to errors`,
    'Reporting-Endpoints': 'errors="https://owner.example/errors?key=%221%22"',
  });
});

test('every host sends the header of the reports with its quotation marks', () => {
  const headers = { 'Reporting-Endpoints': 'errors="https://owner.example/errors"' };
  const files = new Map(hostingFiles(headers));
  expect(files.get('_headers')).toContain(
    '/*\n  Reporting-Endpoints: errors="https://owner.example/errors"\n',
  );
  expect(files.get('_nginx-headers.conf')).toBe(
    'add_header Reporting-Endpoints "errors=\\"https://owner.example/errors\\"" always;\n',
  );
});

test('the owner chooses whether HSTS covers subdomains and the preload list', () => {
  const facts = { emailOrigin: 'https://mail.example', inlineScript: 'x' };
  expect(securityHeaders(facts)['Strict-Transport-Security']).toBe('max-age=63072000');
  expect(securityHeaders({ ...facts, preload: true })['Strict-Transport-Security']).toBe(
    'max-age=63072000; includeSubDomains; preload',
  );
});
