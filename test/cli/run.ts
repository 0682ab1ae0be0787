// Runs the command line in this process: its exit status and what it has printed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { main } from '../../cli/program.ts';
import type { Terminal } from '../../cli/shell.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** Files of the repository by short names. */
export const DATA = {
  bus: path.join(root, 'examples/data/494_bus.mtx'),
  bfwa: path.join(root, 'examples/data/bfwa62.mtx'),
  singular: path.join(root, 'test/data/matrices/jgl009.mtx'),
  tall: path.join(root, 'test/data/matrices/ash219.mtx'),
  license: path.join(root, 'LICENSE'),
} as const;

export interface Finished {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

interface Conditions {
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  readonly isTTY?: boolean;
}

const texts = (isTTY: boolean) => {
  let text = '';
  const terminal: Terminal = {
    isTTY,
    columns: 80,
    write: (more) => {
      text += more;
    },
  };
  return { terminal, text: () => text };
};

export async function basaltIn(
  { env = {}, stdin = '', isTTY = false }: Conditions,
  ...words: readonly string[]
): Promise<Finished> {
  const [out, err] = [texts(isTTY), texts(isTTY)];
  const read = () => new TextEncoder().encode(stdin);
  const status = await main(words, { stdout: out.terminal, stderr: err.terminal, env, stdin: read });
  return { status, out: out.text(), err: err.text() };
}

export const basalt = (...words: readonly string[]): Promise<Finished> => basaltIn({}, ...words);

/** A text whose wrapped lines are one again. */
export const unwrapped = (text: string): string => text.replace(/\n {16,}/g, ' ');

/** A folder for the files of a test program; gone afterwards. */
export function scratch(): {
  readonly at: (name: string) => string;
  readonly put: (name: string, text: string | Uint8Array) => string;
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'basalt-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const at = (name: string): string => path.join(folder, name);
  const put = (name: string, text: string | Uint8Array): string => {
    writeFileSync(at(name), text);
    return at(name);
  };
  return { at, put };
}

/** A Matrix Market array of these rows. */
export function mtx(...rows: readonly (readonly number[])[]): string {
  const columns = rows[0]!.map((_, j) => rows.map((row) => row[j]!).join('\n'));
  return `%%MatrixMarket matrix array real general\n${rows.length} ${rows[0]!.length}\n${columns.join('\n')}\n`;
}
