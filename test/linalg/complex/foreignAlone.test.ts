// Complex arrays of other libraries in a program without the code that reads them: a bundle of one verb and one view.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('are refused by name where a bundle has nothing that makes ComplexArrays', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'basalt-alone-'));
  try {
    const outfile = path.join(folder, 'alone.mjs');
    const contents = "export { slice, solve } from './src/linalg/index.ts';";
    const stdin = { contents, resolveDir: process.cwd(), loader: 'ts' } as const;
    await build({
      stdin,
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['webgpu'],
      logLevel: 'error',
    });
    const { slice, solve } = await import(/* @vite-ignore */ pathToFileURL(outfile).href);
    const A = { dtype: 'complex128', data: Float64Array.of(1, 2, 3, 4, 5, 6, 7, 8), shape: [2, 2] };
    const failure = await solve(A, [4, 10]).catch((error: unknown) => error);
    expect(failure).toMatchObject({ routine: 'solve', argument: 'A', position: 1, value: 'complex128' });
    expect(failure.rule).toMatch(/complex\(x\)/);
    const refused = { routine: 'slice', argument: 'A', rule: failure.rule };
    expect(() => slice(A, '0')).toThrow(expect.objectContaining(refused));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
