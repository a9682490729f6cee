import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A self-signed certificate for 127.0.0.1: the paths of its PEM files and the hash of its public key. */
export interface Certificate {
  key: string;
  chain: string;
  /** SHA-256 of the public key (SPKI) in base64, the format of Chromium's flag. */
  spki: string;
}

const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
const algorithm = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

let made: Certificate | undefined;

/** Returns the certificate of this process. Creates it on the first call. Throws if openssl is missing. */
export function ownCertificate(): Certificate {
  made ??= makeCertificate();
  return made;
}

/** Returns the flag with which Chromium trusts our certificate and no other, so that service workers and caches work. */
export const trustFlag = () => `--ignore-certificate-errors-spki-list=${ownCertificate().spki}`;

function makeCertificate(): Certificate {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/tls-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const [key, chain] = [join(folder, 'key.pem'), join(folder, 'chain.pem')];
  const files = ['-keyout', key, '-out', chain];
  openssl(['req', '-x509', '-days', '2', ...algorithm, ...subject, ...files]);
  return { key, chain, spki: spkiOf(readFileSync(chain)) };
}

function openssl(parameters: readonly string[]): void {
  try {
    execFileSync('openssl', parameters, { stdio: 'pipe' });
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!missing) throw error;
    const cure = 'install it (on Debian: apt-get install openssl) and run this again';
    throw new Error(`openssl is needed for the certificate of HTTP/2, and is not on this machine: ${cure}.`);
  }
}

function spkiOf(chain: Buffer): string {
  const { publicKey } = new X509Certificate(chain);
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}
