// What an editor shows: TypeScript's language server, asked as an editor asks it (the Language Server Protocol over standard input and
// output).
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../..');

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

export interface LanguageServer {
  /** What hovering shows over each of the places (lines and characters from 0) of a file of this text, which need not be on the disk. */
  hovers(
    file: string,
    text: string,
    places: readonly (readonly [line: number, character: number])[],
  ): Promise<string[]>;
  close(): void;
}

/** Starts a server for the project. */
export async function languageServer(): Promise<LanguageServer> {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const child: ChildProcess = spawn(process.execPath, [tsc, '--lsp', '--stdio'], { cwd: root, stdio: 'pipe' });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let next = 0;
  const send = (message: object): void => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin!.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const request = (method: string, params: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting.set(next, { resolve, reject });
      send({ id: next++, method, params });
    });
  const receive = ({ id, method, result, error }: Message): void => {
    if (id === undefined) return;
    if (method !== undefined) return send({ id, result: null }); // what the server asks of an editor
    const { resolve, reject } = waiting.get(id)!;
    waiting.delete(id);
    if (error === undefined) resolve(result);
    else reject(new Error(error.message));
  };
  let pending = Buffer.alloc(0);
  child.stdout!.on('data', (data: Buffer) => {
    pending = Buffer.concat([pending, data]);
    for (;;) {
      const end = pending.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(pending.toString('latin1', 0, end))![1]);
      if (pending.length < end + 4 + length) return;
      const body = pending.toString('utf8', end + 4, end + 4 + length);
      pending = pending.subarray(end + 4 + length);
      receive(JSON.parse(body) as Message);
    }
  });
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`the language server ended with ${code}`));
  });
  await request('initialize', { processId: process.pid, rootUri: pathToFileURL(root).href, capabilities: {} });
  send({ method: 'initialized', params: {} });
  return {
    async hovers(file, text, places) {
      const uri = pathToFileURL(path.join(root, file)).href;
      send({
        method: 'textDocument/didOpen',
        params: { textDocument: { uri, languageId: 'typescript', version: 1, text } },
      });
      const found = await Promise.all(
        places.map(([line, character]) =>
          request('textDocument/hover', { textDocument: { uri }, position: { line, character } }),
        ),
      );
      return found.map((hover) => {
        const contents = (hover as { contents?: unknown } | null)?.contents;
        return typeof contents === 'string' ? contents : ((contents as { value?: string } | undefined)?.value ?? '');
      });
    },
    close: () => child.kill(),
  };
}
