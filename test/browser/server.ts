// A web server for tests: folders, and pages given as text, each also below /isolated/, where pages are cross-origin isolated.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.css': 'text/css',
};

export interface Site {
  readonly url: string;
  close(): void;
}

export interface Content {
  /** Folders by the first part of a path. */
  readonly folders: Readonly<Record<string, string>>;
  /** HTML by path. */
  readonly pages: Readonly<Record<string, string>>;
}

export async function serve({ folders, pages }: Content): Promise<Site> {
  const server = createServer((request, response) => {
    const [, isolated, place = ''] = /^\/(isolated\/)?([^?]*)/.exec(decodeURI(request.url ?? ''))!;
    if (isolated !== undefined) {
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
      response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    }
    const [folder = '', ...rest] = place.split('/');
    try {
      const file = rest.join('/') || 'index.html';
      const content = pages[place] ?? readFileSync(path.join(folders[folder]!, path.normalize(`/${file}`)));
      response.setHeader('Content-Type', TYPES[place in pages ? '.html' : path.extname(file)] ?? 'text/plain');
      response.end(content);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
