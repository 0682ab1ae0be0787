// basalt svd: singular values and what follows from them, archives with vectors, and wrong calls.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matmul, parseNpz, readArray } from '../../src/linalg/index.ts';
import { basalt, DATA, mtx, scratch } from './run.ts';

const { at, put } = scratch();
const CPU = ['--backend', 'cpu'];
const DIAGONAL = put('diagonal.mtx', mtx([0, -4], [3, 0], [0, 0]));

it('singular values, rank, norm and condition', async () => {
  const { status, out, err } = await basalt('svd', DIAGONAL, ...CPU);
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(/^method +singular values \(dgesvd\) in double precision, on the CPU$/m);
  expect(out).toMatch(/^rank +2, full$/m);
  expect(out).toMatch(/^norm +4, the largest singular value$/m);
  expect(out).toMatch(/^condition +1\.3e\+0$/m);
  expect(out).toMatch(/\nsingular values 4\n {16}3\n$/);
  const single = JSON.parse((await basalt('svd', DIAGONAL, ...CPU, '--precision', 'f32', '--json')).out);
  expect(single).toMatchObject({ command: 'svd', rank: 2, precision: 'f32', s: [4, 3], ok: true, output: null });
  expect(single.condition).toBeCloseTo(4 / 3, 6);
});

it('a singular matrix, whose published rank is 6; --rcond decides what counts', async () => {
  const { status, out } = await basalt('svd', DATA.singular, ...CPU);
  expect(status).toBe(0);
  expect(out).toMatch(/^rank +\d, of 9 possible$/m);
  const rank = async (...words: string[]): Promise<number> =>
    JSON.parse((await basalt('svd', DIAGONAL, ...CPU, '--json', ...words)).out).rank;
  expect(await rank('--rcond', '0.7')).toBe(2);
  expect(await rank('--rcond', '0.8')).toBe(1);
  const zero = JSON.parse((await basalt('svd', put('zero.mtx', mtx([0, 0])), ...CPU, '--json')).out);
  expect(zero).toMatchObject({ rank: 0, norm: 0, s: [0] });
});

it('writes the values, and to an archive the vectors, with their residual', async () => {
  expect((await basalt('svd', DIAGONAL, '-o', at('s.csv'), ...CPU)).status).toBe(0);
  expect(readFileSync(at('s.csv'), 'utf8')).toBe('4\n3\n');
  for (const precision of ['f64-cpu', 'f32']) {
    const words = ['svd', DATA.tall, '-o', at('usv.npz'), ...CPU, '--precision', precision];
    const { status, out } = await basalt(...words);
    expect(status).toBe(0);
    expect(out).toMatch(/^residual +\d\.\de-\d+: good$/m);
    expect(out).toMatch(/^output +U, S and Vh, written to \S+usv\.npz$/m);
    const { U, S, Vh } = parseNpz(readFileSync(at('usv.npz')));
    expect([U!.shape, S!.shape, Vh!.shape]).toEqual([[219, 85], [85], [85, 85]]);
    const A = readArray(readFileSync(DATA.tall));
    const US = Float64Array.from(U!.data, (u, e) => u * S!.data[e % 85]!);
    const product = await matmul({ data: US, shape: [219, 85] }, Vh!);
    for (let e = 0; e < 219 * 85; e++)
      expect(Math.abs(product.data[e]! - A.get(Math.floor(e / 85), e % 85))).toBeLessThan(
        precision === 'f32' ? 1e-4 : 1e-12,
      );
  }
});

it('wrong calls and files', async () => {
  expect((await basalt('svd')).status).toBe(64);
  expect((await basalt('svd', DIAGONAL, '--precision', 'mixed')).status).toBe(64);
  expect((await basalt('svd', at('none.npy'), ...CPU)).status).toBe(2);
  const huge = await basalt('svd', put('huge.mtx', mtx([1e300])), ...CPU, '--precision', 'f32');
  expect(huge.err).toMatch(/^basalt: \S+huge\.mtx: 1e\+300 is too large for single precision/);
});
